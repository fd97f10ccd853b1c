type Dose = { readonly drug: string; readonly dose: string | null }

/** What is given, in words: 'Meloxicam 0.1 ml'. */
export const doseWords = ({ drug, dose }: Dose): string => [drug, dose].filter(Boolean).join(' ')
