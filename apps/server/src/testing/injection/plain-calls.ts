import { expect } from 'vitest'
import { shapeOf, type Target, targetsOf } from '../fuzz/hostile-calls.ts'
import type { Shape } from '../fuzz/hostile-json.ts'
import type { Sent } from '../fuzz/wire.ts'
import { createProject } from '../pair.ts'
import type { TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'

/** A field of a call's body, and what the contract says of it. */
export type Field = { readonly name: string; readonly shape: Shape }

/** A call that is taken as it stands, into which one wrong thing is put at a time. */
export type PlainCall = {
  readonly target: Target
  readonly fields: readonly Field[]
  /** The call with other values in some fields, or with a text in place of its body. */
  readonly write: (changes: Readonly<Record<string, unknown>> | string) => Promise<Sent>
}

type Records = Readonly<Record<string, number>>

/** What a field of a form holds when nothing is wrong with it. */
const plain: Readonly<Record<string, unknown>> = {
  name: 'Ember',
  title: 'Feed',
  species: 'Python regius',
  password: 'rack-7-tubs',
  newPassword: 'another-rack-8',
  currentPassword: 'not-mine',
  recordType: 'note',
  relation: 'ancestor',
  status: 'Incubating',
  ...{ startDate: '2026-06-15', recordDate: '2026-06-15', layDate: '2026-06-15' },
  count: 1,
  entries: [],
  token: 'x',
}

const isScalar = ({ type, enum: choices, anyOf }: Shape): boolean =>
  choices !== undefined || anyOf?.some(isScalar) === true || [type].flat().some(isScalarType)

const isScalarType = (type: string | readonly string[] | undefined): boolean =>
  ['string', 'number', 'integer', 'boolean'].includes(String(type))

/** Whether a text of any letters may stand in a field. */
export const takesText = ({ shape: { type, enum: choices, anyOf = [] } }: Field): boolean =>
  choices === undefined && [type, ...anyOf.map((one) => one.type)].flat().includes('string')

/** Fields of one value: neither lists nor parts of their own. */
export const scalarsOf = ({ fields }: PlainCall): Field[] => fields.filter(({ shape }) => isScalar(shape))

/**
 * Every call whose body the contract describes, with records of the keeper's to work on. What can be used once only is
 * made anew for each call, unless all of them are to be refused.
 */
export async function createPlainCalls(
  { app }: TestApp,
  keeper: Visitor,
  { areRefused = false } = {},
): Promise<PlainCall[]> {
  const add = async (path: string, body: object): Promise<number> => {
    const answer = await keeper.post(path, body)
    expect(answer.status, answer.text).toBe(201)
    return answer.json().id
  }
  const ember = { name: 'Ember', species: 'Python regius' }
  const { id: project, maleId, femaleId } = await createProject(keeper)
  const egg = { layDate: '2026-06-01', breedingProjectId: project }
  const animal = await add('/api/animals', ember)
  const incubator = await add('/api/incubators', { name: 'Left shelf' })
  const records: Records = {
    incubators: incubator,
    boxes: await add(`/api/incubators/${incubator}/boxes`, { name: 'Box A' }),
    animals: animal,
    reptiles: animal,
    'breeding-projects': project,
    eggs: await add('/api/eggs', egg),
    feeders: await add('/api/feeders', { prey: 'mouse', size: 'adult', state: 'live', count: 20 }),
    events: await add('/api/events', { title: 'Feed', startDate: '2026-06-15' }),
    recordId: await add(`/api/animals/${animal}/records`, { recordType: 'note', recordDate: '2026-06-01' }),
    ancestorId: await add(`/api/reptiles/${animal}/ancestors`, { relation: 'ancestor' }),
    female: femaleId,
    factId: await add(`/api/animals/${femaleId}/season-facts`, { kind: 'sign' }),
  }
  let count = 0
  const makeFresh = async (url: string): Promise<Record<string, unknown>> => {
    if (url.endsWith('/season-facts')) return { kind: 'sign', ids: [femaleId] }
    if (areRefused) return { eggs: [{ id: records.eggs }], reptileId: animal, ...newcomer(0) }
    if (/\/hatch(ling)?$/.test(url)) return { eggs: [{ id: await add('/api/eggs', egg) }] }
    if (url.endsWith('/offspring')) return { reptileId: await add('/api/animals', ember) }
    count += 1
    return newcomer(count)
  }
  // A second path leads to the same handler.
  const described = targetsOf(app.http.routeTable).filter(
    ({ url, endpoint }) => endpoint?.body && endpoint.path === url.replace(/:(\w+)/g, '{$1}'),
  )
  return described.map((target) => {
    const { properties = {}, required = [] } = shapeOf(target.endpoint?.body)
    const fields = Object.entries(properties).map(([name, shape]) => ({ name, shape }))
    return {
      target,
      fields,
      write: async (changes) => {
        const made = { maleId, femaleId, breedingProjectId: project, ...(await makeFresh(target.url)) }
        const values: Record<string, unknown> = { ...plain, ...made }
        const base = required.map((name) => [name, values[name] ?? plainOf(properties[name] ?? {})])
        const eggs = values.eggs as { id: number }[] | undefined
        return {
          method: target.method,
          path: pathOf(target.url, eggs ? { ...records, eggs: eggs[0]?.id ?? 0 } : records),
          headers: { 'content-type': 'application/json' },
          body:
            typeof changes === 'string'
              ? JSON.stringify(Object.fromEntries(base)).replace(
                  /\}$/,
                  `${base.length > 0 ? ',' : ''}${changes}}`,
                )
              : JSON.stringify({ ...Object.fromEntries(base), ...changes }),
        }
      },
    }
  })
}

const newcomer = (count: number) => ({ username: `robin-${count}`, email: `robin-${count}@example.org` })

const plainOf = ({ type, enum: choices }: Shape): unknown =>
  choices?.[0] ?? ([type].flat().includes('boolean') ? true : 1)

/** An address with the records of its kinds in it. */
const pathOf = (url: string, records: Records): string =>
  url
    .replace(':userId', '1')
    .replace(':device', 'b7c0a5f2-5a0f-4a8e-9d1c-0f2a6d3e4b5c')
    .replace(':id/season-facts', `${records.female}/season-facts`)
    .replace(':factId', String(records.factId))
    .replace(':recordId', String(records.recordId))
    .replace(':ancestorId', String(records.ancestorId))
    .replace(':id', String(records[url.split('/')[2] ?? ''] ?? 1))
