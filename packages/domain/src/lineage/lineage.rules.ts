import type { Sex } from '../collection/collection.rules.ts'

/** What a custom ancestor is to the animal (LIN-15), nearest first. */
export const ancestorRelations = [
  'grandfather',
  'grandmother',
  'great-grandfather',
  'great-grandmother',
  'ancestor',
] as const
export type AncestorRelation = (typeof ancestorRelations)[number]

/** What an ancestor is called whose name nobody knows (LIN-16). */
export const unknownName = 'Unknown'

/** What is said of a file that is no picture (MED-19). */
export const ancestorPicturesMessage = 'Only image files are allowed.'

/** How many generations above the animal a tree shows: at first (LIN-10), and at most (LIN-Q08). */
export const shownLevels = { usual: 2, most: 5 } as const

/** How many generations one request may ask for, the animal's own counted: eight are 255 places. */
export const mostGenerations = 8

/** The two parents of an animal, the father first. */
export const parentSides = ['father', 'mother'] as const
export type ParentSide = (typeof parentSides)[number]

/** The sex that a linked parent must have (LIN-40). */
export const sexOfParent = { father: 'Male', mother: 'Female' } as const satisfies Record<ParentSide, Sex>
