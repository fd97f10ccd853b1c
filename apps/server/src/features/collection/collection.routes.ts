import { collectionContract } from '@clutchbook/domain/collection/collection.contract'
import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CollectionService } from './collection.service.ts'

const lists = {
  listAll: 'all',
  listMain: 'main',
  listHoldbacks: 'holdbacks',
  listArchived: 'archived',
} as const

/** The keeper's animals, under both path families. */
export function collectionRoutes(app: FastifyInstance, collection: CollectionService): void {
  serve(app, collectionContract.getStatistics, ({ actor }) => collection.getStatistics(actor))

  for (const [name, list] of Object.entries(lists) as [keyof typeof lists, AnimalList][]) {
    serve(app, collectionContract[name], async ({ actor, query, request, reply }) => {
      const { cards, next } = await collection.list(actor, list, query)
      linkNext(request, reply, next)
      return cards
    })
  }

  serve(app, collectionContract.listSpecies, ({ actor, query }) => collection.listSpecies(actor, query.list))
  serve(app, collectionContract.suggestCustomId, async ({ actor, query }) => ({
    customId: await collection.suggestCustomId(actor, query.species ?? null),
  }))
  serve(app, collectionContract.get, ({ actor, params }) => collection.get(actor, params.id))
  serve(app, collectionContract.create, ({ actor, body }) => collection.create(actor, body))
  serve(app, collectionContract.change, ({ actor, params, body, request }) =>
    collection.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, collectionContract.archive, ({ actor, params, request }) =>
    collection.archive(actor, params.id, expectedVersion(request)),
  )
  serve(app, collectionContract.unarchive, ({ actor, params, request }) =>
    collection.unarchive(actor, params.id, expectedVersion(request)),
  )
  serve(app, collectionContract.holdBack, ({ actor, params, body, request }) =>
    collection.holdBack(actor, params.id, body.isHoldback, expectedVersion(request)),
  )
  serve(app, collectionContract.remove, async ({ actor, params, request }) => {
    await collection.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
}
