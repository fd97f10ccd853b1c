import { type APIRequestContext, expect } from '@playwright/test'

/** Shares one animal of whoever is signed in. */
export async function shareAnimal(request: APIRequestContext, id: number, showNotes = true): Promise<void> {
  const answer = await request.put(`/api/reptiles/${id}/sharing`, { data: { shared: true, showNotes } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Opens profile, collection or directory of whoever is signed in, or closes them. */
export async function openSharing(
  request: APIRequestContext,
  settings: Partial<Record<'profile' | 'collection' | 'directory', boolean>>,
): Promise<void> {
  const answer = await request.patch('/api/user/sharing', { data: settings })
  expect(answer.status(), await answer.text()).toBe(200)
}
