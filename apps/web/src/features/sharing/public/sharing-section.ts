import { sharingTexts } from '../sharing.texts.ts'

/** Where everything that the keeper shows to others stands on a page. */
export const sharingSection = { id: 'sharing', title: sharingTexts.overview.title } as const
