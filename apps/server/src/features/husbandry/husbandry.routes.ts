import { careContract } from '@clutchbook/domain/husbandry/care.contract'
import { planContract } from '@clutchbook/domain/husbandry/plan.contract'
import { husbandrySettingsContract } from '@clutchbook/domain/husbandry/settings.contract'
import { todayContract } from '@clutchbook/domain/husbandry/today.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { HusbandryService } from './husbandry.service.ts'

/** What is to be done with animals again and again, and on a day, how one is cared for, and what is set for all of them. */
export function husbandryRoutes(app: FastifyInstance, service: HusbandryService): void {
  const { plans, settings, getCare, getToday, getWorkByDay } = service
  serve(app, planContract.list, ({ actor, query }) => plans.list(actor, query))
  serve(app, planContract.put, ({ actor, body }) => plans.put(actor, body))
  serve(app, planContract.change, ({ actor, params, body, request }) =>
    plans.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, planContract.remove, async ({ actor, params, request }) => {
    await plans.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, careContract.get, ({ actor, params }) => getCare(actor, params.id))
  serve(app, husbandrySettingsContract.get, ({ actor }) => settings.get(actor))
  serve(app, husbandrySettingsContract.change, ({ actor, body }) => settings.change(actor, body))
  serve(app, todayContract.today, async ({ actor, query, request, reply }) => {
    const { today, next } = await getToday(actor, query)
    linkNext(request, reply, next)
    return today
  })
  serve(app, todayContract.days, ({ actor, query }) => getWorkByDay(actor, query))
}
