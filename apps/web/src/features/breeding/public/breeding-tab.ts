import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'

/** The pages under Breeding on which it may open; the projects unless chosen. */
export type BreedingTab = 'season' | 'projects'

const storageKey = 'clutchbook-breeding'

/** Has this browser open Breeding on a page, which is the one that was looked at last. */
export const keepBreedingTab = (tab: BreedingTab): void => keepChoice(storageKey, tab)

/** The page on which Breeding opens. */
export const readBreedingTab = (): BreedingTab =>
  readChoice(storageKey) === 'season' ? 'season' : 'projects'
