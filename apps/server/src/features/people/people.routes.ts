import { peopleContract } from '@clutchbook/domain/people/people.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendStoredFile } from '../../platform/http/stored-file.ts'
import type { PeopleService } from './people.service.ts'

/** Other keepers, and whom one follows. */
export function peopleRoutes(app: FastifyInstance, people: PeopleService): void {
  serve(app, peopleContract.list, async ({ actor, query, request, reply }) => {
    const page = await people.list(actor, query)
    linkNext(request, reply, page.next)
    return page.people
  })
  serve(app, peopleContract.get, ({ actor, params }) => people.get(actor, params.id))
  serve(app, peopleContract.photo, async ({ actor, params, query, request, reply }) =>
    sendStoredFile(request, reply, await people.openPhoto(actor, params.id, query.size), 'shown'),
  )
  serve(app, peopleContract.listFollowing, ({ actor }) => people.listFollows(actor, 'following'))
  serve(app, peopleContract.listFollowers, ({ actor }) => people.listFollows(actor, 'followers'))
  serve(app, peopleContract.follow, async ({ actor, params }) => {
    await people.follow(actor, params.id)
    return undefined
  })
  serve(app, peopleContract.unfollow, async ({ actor, params }) => {
    await people.unfollow(actor, params.id)
    return undefined
  })
}
