import { sharingSection } from '../sharing/public/sharing-section.ts'
import { peopleTexts } from './people.texts.ts'

/** The sections of the profile, in their order. */
export const profileSections = {
  sharing: sharingSection,
  follows: { id: 'follows', title: peopleTexts.follows.title },
  projects: { id: 'own-projects', title: peopleTexts.projects },
  animals: { id: 'own-animals', title: peopleTexts.animals },
} as const
