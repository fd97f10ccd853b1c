import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { registerKeeper } from './keeper.ts'

/** Today where the browsers of the tests live. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

/** A keeper who lives where the browsers of the tests do. */
export async function registerLondoner(request: APIRequestContext): Promise<void> {
  await registerKeeper(request)
  const answer = await request.patch('/api/user/profile', { data: { timeZone: 'Europe/London' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Adds an event of today over the wire; what is given stands in place of its usual fields. */
export async function addEvent(request: APIRequestContext, body: object = {}): Promise<{ id: number }> {
  const answer = await request.post('/api/events', {
    data: { title: 'Feed adults', startDate: today, ...body },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeAttached()
  await expect(page.getByRole('table')).toBeVisible()
}

/** The row of an event in whatever list is shown. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title }).first()

/** Chooses an entry of the calendar's menu. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for the calendar' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** The button of exactly that name; the first where an empty view offers it once more. */
export const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first()
