import { animalLimits } from '../collection/collection.rules.ts'

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

/** Longest texts of a custom ancestor, in characters; those of an animal. */
export const ancestorLimits = { name: animalLimits.name, text: animalLimits.text } as const

/** What is said of a file that is no picture (MED-19). */
export const ancestorPicturesMessage = 'Only image files are allowed.'

/** How many generations one request may ask for, the animal's own counted: eight are 255 places. */
export const mostGenerations = 8

/** The two parents of an animal, the father first. */
export const parentSides = ['father', 'mother'] as const
export type ParentSide = (typeof parentSides)[number]
