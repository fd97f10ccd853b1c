import { sharingContract } from '@clutchbook/domain/sharing/sharing.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendStoredFile } from '../../platform/http/stored-file.ts'
import type { SharingService } from './sharing.service.ts'

/** What strangers read, and the switches of those whom they read about. */
export function sharingRoutes(app: FastifyInstance, sharing: SharingService): void {
  serve(app, sharingContract.sharedAnimal, ({ params }) => sharing.getAnimal(params.id))
  serve(app, sharingContract.sharedMedia, async ({ params, query, request, reply }) =>
    sendStoredFile(request, reply, await sharing.openMedia(params.id, params.mediaId, query.size), 'shared'),
  )
  serve(app, sharingContract.publicProfile, async ({ params, query, request, reply }) => {
    const { answer, next } = await sharing.getProfile(params.userId, query)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.publicCollection, async ({ params, query, request, reply }) => {
    const { answer, next } = await sharing.getCollection(params.userId, query)
    linkNext(request, reply, next)
    return answer
  })
  serve(app, sharingContract.publicPhoto, async ({ params, query, request, reply }) =>
    sendStoredFile(request, reply, await sharing.openPhoto(params.userId, query.size), 'shared'),
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
  serve(app, sharingContract.changeSharing, ({ actor, body }) => sharing.changeSwitches(actor, body))
}
