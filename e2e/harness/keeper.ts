import { type APIRequestContext, expect } from '@playwright/test'

/** A keeper with an account; the password is the one they registered with. */
export type Keeper = { id: number; username: string; email: string; name: string; password: string }

let count = 0

/**
 * Opens an account over the wire and leaves the context signed in to it, so that a test begins where its promise does.
 * `page.request` shares its session with the page. Names are new in every call, also over several workers.
 */
export async function registerKeeper(request: APIRequestContext, name = 'Robin Field'): Promise<Keeper> {
  count += 1
  const username = `keeper-${process.pid}-${count}`
  const registration = { username, email: `${username}@example.com`, name, password: 'lantern light' }
  const response = await request.post('/api/register', { data: registration })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()) as { id: number }
  return { id, ...registration }
}
