import type { Page } from '@playwright/test'

/** Scrolls to a part of a page by its heading: what stands below the screen comes when one gets there. */
export const scrollTo = (page: Page, heading: string): Promise<void> =>
  page
    .getByRole('heading', { level: 2, name: heading, exact: true })
    .evaluate((found) => found.scrollIntoView())
