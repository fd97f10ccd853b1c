/** How an animal carries a gene, for lists: it shows for certain, it is a het for certain, or its copies are not certain. */
export const geneForms = ['visual', 'het', 'possible'] as const
export type GeneForm = (typeof geneForms)[number]
