import { isActiveStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { type DayOfYear, daysOfSeason, seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import type { LaidClutch } from '@clutchbook/domain/season/cycles.rules'
import { openFacts } from '@clutchbook/domain/season/likely.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import { shownDay, shownDayOfYear } from '../../shared/day-format.ts'
import type { Clutch } from '../eggs/public/female-clutches-query.ts'
import type { Fact } from './season.queries.ts'
import { seasonTexts as texts } from './season.texts.ts'

/** Something on the time line of a female: a fact, or a clutch that she laid or bore. */
export type SeasonEvent =
  | { readonly of: 'fact'; readonly day: CivilDay; readonly fact: Fact }
  | { readonly of: 'clutch'; readonly day: CivilDay; readonly clutch: Clutch }

/** What happened in a season, the latest first. */
type ShownSeason = { readonly season: number; readonly events: readonly SeasonEvent[] }

/** A clutch as the end of a cycle. */
export const toLaid = ({ id, layDate, season }: Clutch): LaidClutch => ({ id, day: layDate, season })

/** The seasons of a female with what happened in each, the latest first. */
export function seasonsOf(
  facts: readonly Fact[],
  clutches: readonly Clutch[],
  firstDay: DayOfYear,
): ShownSeason[] {
  const events = [
    ...facts.map((fact) => ({ of: 'fact', day: fact.day, id: fact.id, fact }) as const),
    ...clutches.map((clutch) => ({ of: 'clutch', day: clutch.layDate, id: clutch.id, clutch }) as const),
  ].sort((one, other) => (one.day < other.day ? 1 : -Number(one.day > other.day)) || other.id - one.id)
  const seasonOfEvent = (event: SeasonEvent): number =>
    event.of === 'clutch' ? event.clutch.season : seasonOf(event.day, firstDay)
  const seasons = [...new Set(events.map(seasonOfEvent))].sort((one, other) => other - one)
  return seasons.map((season) => ({
    season,
    events: events.filter((event) => seasonOfEvent(event) === season),
  }))
}

/** A season as its years are written: '2026/27', or the one year that it fills. */
export function seasonName(season: number, firstDay: DayOfYear): string {
  const { from, to } = daysOfSeason(season, firstDay)
  return texts.seasonNamed(Number(from.slice(0, 4)), Number(to.slice(0, 4)))
}

/** The facts of the cycle that a female is in, by days. */
export function openFactsOf(
  facts: readonly Fact[],
  clutches: readonly Clutch[],
  today: CivilDay,
): readonly Fact[] {
  const ids = new Set(openFacts(facts, clutches.map(toLaid), today).map(({ id }) => id))
  return facts.filter(({ id }) => ids.has(id))
}

/** The introduction of the male that is with her on a day, the latest one; null where none is. */
export const visitOn = (facts: readonly Fact[], today: CivilDay): Fact | null =>
  facts.findLast(
    ({ kind, day, until }) => kind === 'introduced' && day <= today && (until === null || until > today),
  ) ?? null

/** When something was, in words. */
export const agoWords = (day: CivilDay, today: CivilDay): string => texts.daysAgo(daysBetween(day, today))

/** What a kind of fact is called; the shed of those that bear their young comes otherwise. */
export const kindWords = (kind: FactKind, isBearing: boolean): string =>
  kind === 'shed' && isBearing ? texts.bearingShed : texts.kinds[kind]

/** How the cycle stands that a female is in, in words; null where none is under way. */
export function stateWords(open: readonly Fact[], today: CivilDay, isBearing: boolean): string | null {
  const last = (kind: FactKind): Fact | undefined =>
    open.findLast((fact) => fact.kind === kind && fact.day <= today)
  const { state } = texts
  const shed = last('shed')
  if (shed) return state[isBearing ? 'bearingShed' : 'shed'](agoWords(shed.day, today))
  const ovulation = last('ovulation')
  if (ovulation) return state.ovulated(agoWords(ovulation.day, today))
  const visit = visitOn(open, today)
  const lock = last('lock')
  const locks = open.filter(({ kind }) => kind === 'lock').length
  const paired = [
    visit && state.with(visit.maleName ?? texts.acts.unnamed, shownDayOfYear(visit.day)),
    lock && state.locks(locks, agoWords(lock.day, today)),
  ].filter(Boolean)
  if (paired.length > 0) return paired.join(' · ')
  const latest = open.findLast(({ day }) => day <= today)
  if (!latest) return null
  if (latest.kind === 'cooling')
    return latest.until !== null && latest.until >= today
      ? state.cooling(shownDay(latest.until))
      : state.coolingOn(shownDay(latest.day))
  return state.last(kindWords(latest.kind, isBearing), agoWords(latest.day, today))
}

/** Projects of a female that are under way. */
export const activeOf = <One extends Pick<Project, 'status'>>(projects: readonly One[]): One[] =>
  projects.filter(({ status }) => isActiveStatus(status))
