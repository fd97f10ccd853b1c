import { createDraftStore } from './draft-store.ts'

/** What was typed into the forms of this browser and not saved. */
export const drafts = createDraftStore(
  () => localStorage,
  () => new Date(),
)
