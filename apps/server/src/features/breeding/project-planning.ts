import {
  pairHasProject,
  pairTwice,
  partnerNotFound,
  refusedInPair,
  wrongPartnerSex,
} from '@clutchbook/domain/breeding/breeding.errors'
import { projectDefaults, projectLimits } from '@clutchbook/domain/breeding/breeding.rules'
import type { NewProject, Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import { createProjects, listActivePairs, listPartners } from './planning.repository.ts'
import { toProjects } from './project-answers.ts'
import { listProjects } from './project-lists.repository.ts'
import { newProjectValues } from './project-values.ts'

/** A male and a female that are to be bred, by their numbers. */
type Pair = { readonly maleId: number; readonly femaleId: number }

/** Pairs that are planned together (PLN-05). */
export type Planned = {
  readonly pairs: readonly Pair[]
  readonly startDate?: CivilDay | undefined
  /** Also where a pair has an active project. */
  readonly again: boolean
}

type PlanningDependencies = {
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
}

const keyOf = ({ maleId, femaleId }: Pair): string => `${maleId} ${femaleId}`

/** Throws where a pair stands twice, and where one has an active project and that was not asked for. */
async function ensureFree(tx: Tx, keeperId: number, { pairs, again }: Planned): Promise<void> {
  const active = again ? [] : await listActivePairs(tx, keeperId)
  const projects = new Map(active.map((project) => [keyOf(project), project.name]))
  const named = new Set<string>()
  for (const [place, pair] of pairs.entries()) {
    const key = keyOf(pair)
    if (named.has(key)) throw pairTwice(place)
    named.add(key)
    const project = projects.get(key)
    if (project !== undefined) throw pairHasProject(place, project)
  }
}

/**
 * What the two of each pair are called. Throws 'not-found' for an animal that is not the keeper's own and 'not-valid' for
 * one of another sex, beside its pair.
 */
async function namesOf(tx: Tx, keeperId: number, pairs: readonly Pair[]): Promise<string[]> {
  const ids = new Set(pairs.flatMap(({ maleId, femaleId }) => [maleId, femaleId]))
  const partners = await listPartners(tx, keeperId, [...ids])
  const byId = new Map(partners.map((partner) => [partner.id, partner]))
  return pairs.map((pair, place) => {
    const nameOf = (field: keyof Pair, sex: 'Male' | 'Female'): string => {
      const partner = byId.get(pair[field])
      if (!partner) throw refusedInPair(place, partnerNotFound(field))
      if (partner.sex !== sex) throw refusedInPair(place, wrongPartnerSex(field))
      return partner.name
    }
    return projectNameOf(nameOf('maleId', 'Male'), nameOf('femaleId', 'Female'))
  })
}

/** The beginning of a name, without half of a character that is written with two. */
const beginningOf = (name: string, length: number): string =>
  name
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** "Male x Female". Where that is too long both give way alike, so that each can still be told. */
export function projectNameOf(male: string, female: string): string {
  const whole = `${male} x ${female}`
  if (whole.length <= projectLimits.name) return whole
  const half = Math.floor((projectLimits.name - 3) / 2)
  const left = Math.max(half, projectLimits.name - 3 - female.length)
  const right = projectLimits.name - 3 - Math.min(left, male.length)
  return `${beginningOf(male, left)} x ${beginningOf(female, right)}`
}

/** Starts projects of several pairs at once. */
export const createProjectPlanning = ({ transact, clock, billing }: PlanningDependencies) => ({
  /**
   * Starts a project of each pair, all of them or none; answers them in the order of the pairs. Throws 'plan-limit' where
   * the plan does not hold them all.
   */
  planPairs: (actor: Actor, planned: Planned): Promise<Project[]> =>
    transact((tx) =>
      answerOnce(tx, clock, keyedBy(actor, ['planned pairs', planned]), async () => {
        const { keeperId } = actor
        const { pairs } = planned
        await billing.reserveQuota(tx, actor, 'projects', pairs.length)
        const names = await namesOf(tx, keeperId, pairs)
        await ensureFree(tx, keeperId, planned)
        const { startDate: today, status } = projectDefaults(todayIn(clock, actor.timeZone))
        const begun = { startDate: planned.startDate ?? today, status }
        const made = { keeperId, createdAt: isoNow(clock) }
        const values = pairs.map(({ maleId, femaleId }, place) => {
          const project: NewProject = { ...begun, name: names[place] ?? '', maleId, femaleId }
          return newProjectValues(project, made)
        })
        const ids = await createProjects(tx, values)
        await moveCounts(tx, keeperId, { activeProjects: ids.length })
        // They come newest first, and the numbers rise with the pairs.
        const { rows } = await listProjects(tx, keeperId, { ids })
        return (await toProjects(tx, keeperId, rows)).reverse()
      }),
    ),
})
