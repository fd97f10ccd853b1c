import { type StripeStandIn, startStripeStandIn } from '../../apps/server/src/testing/stripe/stand-in.ts'
import { test as base } from './fixtures.ts'

/** A payment provider whose messages go to one server by themselves, unless they are held back. */
type Payments = StripeStandIn & { tell: (server: string | null) => void }

/** Tests with a payment provider beside the server. */
export const test = base.extend<{ messages: undefined }, { stripe: Payments }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs none of the others
    async ({}, use) => {
      let server: string | null = null
      const standIn = await startStripeStandIn({
        webhookUrl: () => server && `${server}/api/stripe/webhook`,
      })
      const tell = (told: string | null): void => {
        server = told
      }
      await use({ ...standIn, tell })
      await standIn.close()
    },
    { scope: 'worker' },
  ],

  settings: [({ stripe }, use) => use(stripe.env), { scope: 'worker' }],

  messages: [
    async ({ stripe, server }, use) => {
      stripe.tell(server.url)
      await use(undefined)
    },
    { auto: true },
  ],
})
