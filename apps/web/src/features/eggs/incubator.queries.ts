import { plainEgg } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'

/** The incubator opens with a screenful, however many eggs are in it; whoever scrolls on gets more at a time. */
const pageSizes = { first: 20, next: 60 } as const

/** What is in the incubator, what hatches next first, page by page (EGG-21). */
export const incubatorQuery = (() => {
  const { queryFn, ...pages } = readPages(
    'GET /api/eggs',
    { query: { status: 'Incubating', sort: 'due', limit: pageSizes.first } },
    { limit: pageSizes.next },
  )
  return infiniteQueryOptions({
    ...pages,
    queryFn: async (context): Promise<Page<ListedEgg[]>> => {
      const { items, next } = await queryFn(context)
      return { items: items.map(plainEgg), next }
    },
  })
})()
