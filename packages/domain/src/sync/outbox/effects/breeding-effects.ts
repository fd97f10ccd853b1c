import { projectFields } from '../../../breeding/breeding.fields.ts'
import { type ProjectStatus, statusFollowing } from '../../../breeding/breeding.rules.ts'
import { eggNumbersFrom, suggestedEggNumber } from '../../../eggs/egg-numbers.rules.ts'
import { eggFields } from '../../../eggs/eggs.fields.ts'
import { type TemperatureUnit, toCelsius } from '../../../eggs/eggs.rules.ts'
import { toldByEgg } from '../../../eggs/told-project.rules.ts'
import { getCopiedEgg, getCopiedProject, type SyncedEgg } from '../../copy/copied-breeding.rules.ts'
import { type Copy, rowOf, rowsOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { addedRow, type Body, bodyOf, type Draft, type EffectOf, idOf, type Making } from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

type SyncedClutch = SyncedRecord & { readonly breedingProjectId: number | null }

type SyncedProject = SyncedRecord & { readonly name: string; readonly status: ProjectStatus }

const findProject = (copy: Copy, id: number | null) => rowOf<SyncedProject>(copy, 'breeding-projects', id)

const projectOf = (id: number) => (copy: Copy) => getCopiedProject(copy, { params: { id }, query: {} }).body

const none = { maleName: null, femaleName: null, maleMorph: null, femaleMorph: null, species: null }

const addProject: EffectOf = (draft, change, making) => {
  const project = {
    ...addedRow(making),
    ...none,
    ...newOf(projectFields, bodyOf(change)),
  } as unknown as SyncedProject
  draft.put('breeding-projects', project)
  return { answer: projectOf(project.id), base: null, label: project.name }
}

const changeProject: EffectOf = (draft, change) => {
  const before = findProject(draft, idOf(change))
  if (!before) return null
  draft.put('breeding-projects', { ...before, ...sentOf(projectFields, bodyOf(change)) })
  return { answer: projectOf(before.id), base: before, label: before.name }
}

export const findEgg = (copy: Copy, id: number) => rowOf<SyncedEgg>(copy, 'eggs', id)

/** An egg as the server answers it. */
export const eggOf = (id: number) => (copy: Copy) => getCopiedEgg(copy, { params: { id }, query: {} }).body

/** Temperatures are sent in the unit beside them, and kept in °C. */
function inCelsius(fields: Record<string, unknown>, body: Body): Record<string, unknown> {
  const { temperature } = fields
  if (typeof temperature !== 'number') return fields
  return { ...fields, temperature: toCelsius(temperature, (body.temperatureUnit ?? 'C') as TemperatureUnit) }
}

/** What follows from a save of an egg: one that hatches has a day, and its project moves on. */
export function putEgg(draft: Draft, egg: SyncedEgg, { moment, today }: Making): void {
  const before = findEgg(draft, egg.id) ?? null
  const hatchDate = egg.hatchDate ?? (egg.status === 'Hatched' ? today : null)
  draft.put('eggs', { ...egg, hatchDate, updatedAt: moment } as unknown as SyncedRecord)
  const tell = toldByEgg(egg, before, today)
  const project = tell && findProject(draft, egg.breedingProjectId)
  if (project) draft.put('breeding-projects', { ...project, status: statusFollowing(project.status, tell) })
}

/** Fields of an egg as they are stored: a clutch takes it into its project, and another project out of its clutch (CLU-06). */
function placed(copy: Copy, fields: Body, before: SyncedEgg | null): Body {
  const { clutchId, breedingProjectId } = fields
  const isNew = typeof clutchId === 'number' && clutchId !== before?.clutchId
  const clutch = isNew && rowOf<SyncedClutch>(copy, 'clutches', clutchId)
  if (clutch) return { ...fields, breedingProjectId: clutch.breedingProjectId }
  const isMoved = before && breedingProjectId !== undefined && breedingProjectId !== before.breedingProjectId
  return isMoved ? { ...fields, clutchId: null } : fields
}

function makeEgg(draft: Draft, body: Body, making: Making): SyncedEgg {
  const own = { ...addedRow(making), projectName: null }
  const fields = placed(draft, inCelsius(newOf(eggFields, body), body), null)
  const egg = { ...own, ...fields } as unknown as SyncedEgg
  putEgg(draft, egg, making)
  return egg
}

/** The project of an egg, and its number. */
export const eggLabel = (copy: Copy, { breedingProjectId, eggNumber }: SyncedEgg): string =>
  [findProject(copy, breedingProjectId)?.name, eggNumber].filter(Boolean).join(' ')

const addEgg: EffectOf = (draft, change, making) => {
  const egg = makeEgg(draft, bodyOf(change), making)
  return { answer: eggOf(egg.id), base: null, label: eggLabel(draft, egg) }
}

const addClutch: EffectOf = (draft, change, making) => {
  const { count, firstNumber, ...body } = bodyOf(change)
  const projectId = Number(body.breedingProjectId)
  const taken = rowsOf<SyncedEgg>(draft, 'eggs').filter(
    ({ breedingProjectId }) => breedingProjectId === projectId,
  )
  const first = String(firstNumber ?? '') || suggestedEggNumber(taken.map(({ eggNumber }) => eggNumber))
  const numbers = eggNumbersFrom(first, Number(count))
  const project = findProject(draft, projectId)
  if (!numbers || !project) return null
  const eggs = numbers.map((eggNumber) => makeEgg(draft, { ...body, eggNumber }, making))
  return { answer: (copy) => eggs.map(({ id }) => eggOf(id)(copy)), base: null, label: project.name }
}

const changeEgg: EffectOf = (draft, change, making) => {
  const [before, body] = [findEgg(draft, idOf(change)), bodyOf(change)]
  if (!before) return null
  const fields = placed(draft, inCelsius(sentOf(eggFields, body), body), before)
  putEgg(draft, { ...before, ...fields } as SyncedEgg, making)
  return { answer: eggOf(before.id), base: before, label: eggLabel(draft, before) }
}

export const breedingEffects = {
  'POST /api/breeding-projects': addProject,
  'PUT /api/breeding-projects/{id}': changeProject,
  'POST /api/eggs': addEgg,
  'POST /api/eggs/clutch': addClutch,
  'PATCH /api/eggs/{id}': changeEgg,
} satisfies Record<string, EffectOf>
