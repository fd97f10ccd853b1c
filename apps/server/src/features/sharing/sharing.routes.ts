import { sharingContract } from '@clutchbook/domain/sharing/sharing.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindSession } from '../../platform/http/authenticate.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { sessionToken } from '../../platform/http/session-cookie.ts'
import { setShareToken, shareTokensOf } from '../../platform/http/share-token-cookie.ts'
import { sendStoredFile } from '../../platform/http/stored-file.ts'
import type { IssuedShareToken } from './share-access-tokens.ts'
import type { SharingService } from './sharing.service.ts'
import type { ShownFile } from './shown-animals.ts'

/** What strangers read, and the sharing settings of those whom they read about. */
export function sharingRoutes(
  app: FastifyInstance,
  sharing: SharingService,
  { publicUrl, findSession }: { readonly publicUrl: string; readonly findSession: FindSession },
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, { file, forAll }: ShownFile) =>
    sendStoredFile(request, reply, file, forAll ? 'shared' : 'shown')

  serve(app, sharingContract.sharedAnimal, ({ params, request }) =>
    sharing.getAnimal(params.id, shareTokensOf(request, publicUrl)),
  )
  serve(app, sharingContract.publicAnimal, async ({ params, request }) => {
    const token = sessionToken(request, publicUrl)
    const session = token === null ? null : await findSession(token)
    return sharing.getRelative(session?.actor ?? null, params.id, shareTokensOf(request, publicUrl))
  })
  serve(app, sharingContract.sharedMedia, async ({ params, query, request, reply }) => {
    const shareTokens = shareTokensOf(request, publicUrl)
    return send(request, reply, await sharing.openMedia(params.id, params.mediaId, query.size, shareTokens))
  })
  serve(app, sharingContract.publicProfile, async ({ params, query, request, reply }) => {
    const shareTokens = shareTokensOf(request, publicUrl)
    const { answer, next } = await sharing.getProfile(params.userId, query, shareTokens)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.publicCollection, async ({ params, query, request, reply }) => {
    const shareTokens = shareTokensOf(request, publicUrl)
    const { answer, next } = await sharing.getCollection(params.userId, query, shareTokens)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.publicPhoto, async ({ params, query, request, reply }) => {
    const shareTokens = shareTokensOf(request, publicUrl)
    return send(request, reply, await sharing.openPhoto(params.userId, query.size, shareTokens))
  })

  const letIn = (reply: FastifyReply, shareToken: IssuedShareToken | null): undefined => {
    if (shareToken) setShareToken(reply, shareToken, publicUrl)
  }
  serve(app, sharingContract.openAnimal, async ({ params, body, request, reply }) =>
    letIn(reply, await sharing.openAnimal(params.id, body.password, callerOf(request))),
  )
  serve(app, sharingContract.openProfile, async ({ params, body, request, reply }) =>
    letIn(reply, await sharing.openProfile(params.userId, body.password, callerOf(request))),
  )
  serve(app, sharingContract.openCollection, async ({ params, body, request, reply }) =>
    letIn(reply, await sharing.openCollection(params.userId, body.password, callerOf(request))),
  )

  serve(app, sharingContract.preview, ({ actor, params }) => sharing.preview(actor, params.id))
  serve(app, sharingContract.previewProfile, async ({ actor, params, query, request, reply }) => {
    const { answer, next } = await sharing.previewProfile(actor, params.userId, query)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.previewCollection, async ({ actor, params, query, request, reply }) => {
    const { answer, next } = await sharing.previewCollection(actor, params.userId, query)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.getAnimalSharing, ({ actor, params }) =>
    sharing.getAnimalSharing(actor, params.id),
  )
  serve(app, sharingContract.changeAnimalSharing, ({ actor, params, body }) =>
    sharing.changeAnimalSharing(actor, params.id, body),
  )
  serve(app, sharingContract.shareSeveral, ({ actor, body }) =>
    sharing.shareSeveral(actor, body.ids, body.shared),
  )
  serve(app, sharingContract.getSharing, ({ actor }) => sharing.getOverview(actor))
  serve(app, sharingContract.changeSharing, ({ actor, body }) => sharing.changeSharing(actor, body))
}
