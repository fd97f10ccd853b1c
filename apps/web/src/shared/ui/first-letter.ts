/** Words as they begin a line: 'Adult mouse'. */
export const asHeading = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Words as they stand within a sentence: 'in blue'. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
