import { reachable, startStripeStandIn } from '../apps/server/src/testing/stripe/stand-in.ts'

type Environment = Record<string, string | undefined>

/**
 * Puts a stand-in for the payment provider beside the demo, so that anyone can walk the whole way to Pro and back
 * without a card. Where the environment names a real provider, that one is taken. Answers the stand-in, or null.
 */
export async function startDemoPayments(env: Environment) {
  if (env.STRIPE_SECRET_KEY) return null
  const port = Number(env.PORT || 3000)
  const host = env.HOST || '0.0.0.0'
  const { hostname } = new URL(env.PUBLIC_URL || `http://localhost:${port}`)
  const standIn = await startOnFreePort(port === 0 ? 0 : port + 1, {
    host,
    pagesHost: hostname,
    webhookUrl: () => `http://${reachable(host)}:${port}/api/stripe/webhook`,
  })
  Object.assign(env, standIn.env)
  return standIn
}

type Options = NonNullable<Parameters<typeof startStripeStandIn>[0]>

/** The port beside the site's own where that is free, else any. */
async function startOnFreePort(port: number, options: Options) {
  try {
    return await startStripeStandIn({ ...options, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return startStripeStandIn(options)
  }
}
