import { breedingContract } from '@clutchbook/domain/breeding/breeding.contract'
import { seasonSettingsContract } from '@clutchbook/domain/breeding/season-settings.contract'
import { speciesFiguresContract } from '@clutchbook/domain/season/species-figures.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { BreedingService } from './breeding.service.ts'

/** The keeper's breeding projects and their offspring. */
export function breedingRoutes(app: FastifyInstance, breeding: BreedingService): void {
  serve(app, breedingContract.list, async ({ actor, query, request, reply }) => {
    const { projects, next } = await breeding.list(actor, query)
    linkNext(request, reply, next)
    return projects
  })
  serve(app, breedingContract.listOfAnimal, ({ actor, params }) => breeding.listOfAnimal(actor, params.id))
  serve(app, breedingContract.get, ({ actor, params }) => breeding.get(actor, params.id))
  serve(app, breedingContract.create, ({ actor, body }) => breeding.create(actor, body))
  serve(app, breedingContract.change, ({ actor, params, body, request }) =>
    breeding.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, breedingContract.remove, async ({ actor, params, request }) => {
    await breeding.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, breedingContract.removeSeveral, ({ actor, body }) => breeding.removeSeveral(actor, body.ids))
  serve(app, breedingContract.listOffspring, async ({ actor, params, query, request, reply }) => {
    const { links, next } = await breeding.listOffspring(actor, params.id, query)
    linkNext(request, reply, next)
    return links
  })
  serve(app, breedingContract.addOffspring, ({ actor, params, body }) =>
    breeding.addOffspring(actor, params.id, body),
  )
  serve(app, breedingContract.removeOffspring, async ({ actor, params }) => {
    await breeding.removeOffspring(actor, params.id, params.offspringId)
    return undefined
  })
  serve(app, speciesFiguresContract.get, ({ actor, params }) => breeding.figures.get(actor, params.species))
  serve(app, speciesFiguresContract.put, ({ actor, params, body }) =>
    breeding.figures.put(actor, params.species, body),
  )
  serve(app, speciesFiguresContract.remove, async ({ actor, params }) => {
    await breeding.figures.remove(actor, params.species)
    return undefined
  })
  serve(app, seasonSettingsContract.get, ({ actor }) => breeding.getSeasonSettings(actor))
  serve(app, seasonSettingsContract.change, ({ actor, body }) => breeding.changeSeasonSettings(actor, body))
}
