import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { isLabelKey } from '@clutchbook/domain/places/label-key.rules'
import { labelsContract } from '@clutchbook/domain/places/labels.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindSession } from '../../platform/http/authenticate.ts'
import { sendNote } from '../../platform/http/note-page.ts'
import { serve } from '../../platform/http/serve.ts'
import { sessionToken } from '../../platform/http/session-cookie.ts'
import { labelPageTexts as texts } from './labels.texts.ts'
import type { PlacesService } from './places.service.ts'

type Around = { readonly publicUrl: string; readonly findSession: FindSession }

/** Labels, and the address that is on them. */
export function labelsRoutes(
  app: FastifyInstance,
  { labels }: PlacesService,
  { publicUrl, findSession }: Around,
): void {
  const whoIs = async (request: FastifyRequest): Promise<number | null> => {
    const token = sessionToken(request, publicUrl)
    const session = token === null ? null : await findSession(token)
    return session?.actor.keeperId ?? null
  }

  serve(app, labelsContract.make, ({ actor, body }) => labels.make(actor, body))
  serve(app, labelsContract.find, async ({ params, request }) =>
    labels.find(await whoIs(request), params.key),
  )
  serve(app, labelsContract.void, async ({ actor, params }) => {
    await labels.void(actor, params.key)
    return undefined
  })

  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { key } = request.params as { key: string }
    const target = isLabelKey(key) ? await orNothing(labels.find(await whoIs(request), key)) : null
    reply.header('Cache-Control', 'no-store')
    if (target) return reply.redirect(target.to, 303)
    return sendNote(reply, 404, { ...texts, link: { text: texts.signIn, to: signInFrom(key) } })
  }
  // What is on a label is in capitals; what people type is not.
  const route = { config: { access: 'visitor', rateLimited: 'pages' }, schema: { hide: true } } as const
  for (const path of ['/q/:key', '/Q/:key']) app.get(path, route, open)
}

/** The sign-in that leads back to the label. */
const signInFrom = (key: string): string => `/auth?next=${encodeURIComponent(`/q/${key}`)}`

const orNothing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not-found') return null
    throw error
  })
