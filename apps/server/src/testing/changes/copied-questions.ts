import type { HusbandrySettings } from '@clutchbook/domain/husbandry/settings.fields'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { answerFromCopy } from '@clutchbook/domain/sync/copy/copied-answers.rules'
import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { Visitor } from '../visitor.ts'

/** When a copy is asked, and by what settings. */
type When = Pick<Parameters<typeof answerFromCopy>[3], 'day' | 'clock'> & {
  readonly settings: HusbandrySettings
  /** Those of seasons, where they are asked for. */
  readonly seasons?: unknown
  readonly last?: unknown
}

export type Question = {
  readonly address: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | number>>
}

export function pathOf({ address, params = {}, query = {} }: Question): string {
  const path = address.replace('GET ', '').replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** What a server tells: its refusal in words, or its body and where the list goes on. */
export async function tell(keeper: Visitor, question: Question): Promise<unknown> {
  const answer = await keeper.get(pathOf(question))
  if (answer.status !== 200) return { refused: answer.json().message }
  const next = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  return { body: answer.json(), next: next ? decodeURIComponent(next.replaceAll('+', ' ')) : null }
}

/** The same of a copy, in the form that the wire would give it. */
export async function tellFrom(
  copy: Copy,
  { address, params = {}, query = {} }: Question,
  { settings, seasons = null, last = null, ...now }: When,
): Promise<unknown> {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/husbandry/settings': settings,
    '/api/season-settings': seasons,
  }
  const kept = async (path: string): Promise<unknown> => answers[path] ?? null
  try {
    const answer = await answerFromCopy(copy, address, { params, query }, { ...now, kept, last })
    return JSON.parse(JSON.stringify(answer))
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.message }
    throw error
  }
}

type Fields = Readonly<Record<string, unknown>>

/** What of an answer no record tells: notifications and the plan's limit, and what follows from readings. */
export function untoldIn(right: unknown): unknown {
  const { body } = right as { body?: Fields | readonly Fields[] }
  const untold = ['notifications', 'unreadNotifications', 'animalLimit', 'id', 'forecast', 'sexLikelihood']
  const pick = (of: Fields): Fields =>
    Object.fromEntries(untold.flatMap((name) => (name in of ? [[name, of[name]]] : [])))
  if (!body) return null
  return Array.isArray(body) ? body.map(pick) : pick(body as Fields)
}

const lists = ['', '/main', '/holdbacks', '/archived'].map((list) => `GET /api/animals${list}`)

/** Ways to narrow and order a list of animals. */
const narrowings: readonly NonNullable<Question['query']>[] = [
  {},
  { q: 'cinder' },
  { q: ' PYTHON ' },
  { q: '%' },
  { species: 'Python regius' },
  { sex: 'Male', sort: 'customId' },
  { sort: 'unfed' },
  { sort: 'heaviest' },
  { sort: 'unfed', fedBefore: '2026-06-10' },
  { gene: 'bp-clown' },
  { gene: 'bp-clown', form: 'het' },
  { gene: 'bp-clown', form: 'visual' },
  { gene: 'bp-pastel', form: 'visual' },
  { gene: 'bp-pastel', form: 'possible', sort: 'customId' },
  { gene: 'own-1', form: 'visual' },
  { gene: 'nobody-knows', form: 'possible' },
  { form: 'possible' },
]

/** Questions about everything of which a keeper has something, by the numbers of their own and one of nobody's. */
export function questionsOf(copy: Copy): Question[] {
  const some = (kind: Parameters<Copy['of']>[0]) => [...[...copy.of(kind).keys()].slice(-4), 987_654_321]
  const about = (address: string, ids: readonly number[]): Question[] =>
    ids.map((id) => ({ address, params: { id } }))
  const animals = some('animals')
  return [
    ...lists.flatMap((address) => narrowings.map((query) => ({ address, query }))),
    ...[...copy.of('places').keys()].map((placeId) => ({ address: 'GET /api/animals', query: { placeId } })),
    ...[...copy.of('clutches').keys()].map((clutchId) => ({
      ...{ address: 'GET /api/animals', query: { clutchId } },
    })),
    ...['all', 'main', 'holdbacks', 'archived'].map((list) => ({
      ...{ address: 'GET /api/animals/species', query: { list } },
    })),
    { address: 'GET /api/dashboard' },
    ...about('GET /api/animals/{id}', animals),
    ...about('GET /api/animals/{id}/genotype', animals),
    ...about('GET /api/animals/{id}/records', animals),
    ...animals.map((id) => ({
      ...{ address: 'GET /api/animals/{id}/records', params: { id }, query: { recordType: 'Weight' } },
    })),
    ...about('GET /api/animals/{id}/records/latest', animals),
    ...about('GET /api/animals/{id}/care', animals),
    ...animals.map((animalId) => ({ address: 'GET /api/plans', query: { animalId } })),
    ...[...copy.of('places').keys()].map((placeId) => ({ address: 'GET /api/plans', query: { placeId } })),
    ...[{}, { kind: 'Feeding' }].map((query) => ({ address: 'GET /api/plans', query })),
    ...[{}, { on: '2026-06-18' }, { on: '2026-07-20' }].map((query) => ({
      ...{ address: 'GET /api/today', query },
    })),
    { address: 'GET /api/today/days', query: { from: '2026-06-01', to: '2026-07-31' } },
    ...about('GET /api/animals/{id}/lineage', animals),
    ...about('GET /api/animals/{id}/ancestors', animals),
    ...about('GET /api/animals/{id}/offspring', animals),
    ...animals.map((id) => ({
      ...{ address: 'GET /api/animals/{id}/lineage', params: { id }, query: { generations: 2 } },
    })),
    ...[
      {},
      { recordType: 'feeding', outcome: 'refused' },
      { from: '2026-05-15', to: '2026-06-14' },
      { animalId: animals[0] ?? 0 },
    ].map((query) => ({ address: 'GET /api/records', query })),
    ...[...copy.of('places').keys()].map((placeId) => ({ address: 'GET /api/records', query: { placeId } })),
    ...about('GET /api/animals/{id}/breeding-projects', animals),
    ...about('GET /api/places/{id}', some('places')),
    ...[{}, { empty: 'true' }, { empty: 'false' }].map((query) => ({ address: 'GET /api/places', query })),
    ...[...copy.of('places').keys()].map((under) => ({ address: 'GET /api/places', query: { under } })),
    ...[
      {},
      { q: 'dahlia' },
      { q: 'pair' },
      { status: 'Gravid' },
      { active: 'true' },
      { active: 'false' },
    ].map((query) => ({ address: 'GET /api/breeding-projects', query })),
    ...about('GET /api/breeding-projects/{id}', some('breeding-projects')),
    ...[{}, { status: 'Incubating', sort: 'due' }, { loose: 'true' }, { loose: 'false' }].map((query) => ({
      ...{ address: 'GET /api/eggs', query },
    })),
    ...about('GET /api/eggs/{id}', some('eggs')),
    ...[
      {},
      { status: 'open', sort: 'due' },
      { status: 'ended' },
      { season: 2026 },
      { season: 2027 },
      ...animals.map((femaleId) => ({ femaleId })),
      ...some('breeding-projects').map((breedingProjectId) => ({ breedingProjectId })),
      ...some('incubators').map((incubatorId) => ({ incubatorId })),
    ].map((query) => ({ address: 'GET /api/clutches', query })),
    ...about('GET /api/clutches/{id}', some('clutches')),
    ...about('GET /api/clutches/{id}/log', some('clutches')),
    ...about('GET /api/eggs/by-breeding-project/{id}', some('breeding-projects')),
    ...[{}, { from: '2026-06-10', to: '2026-06-20' }, { from: '2026-06-16' }, { to: '2026-06-14' }].map(
      (query) => ({ address: 'GET /api/events', query }),
    ),
    ...[...copy.of('labels').values()].map(({ key }) => ({
      address: 'GET /api/labels/{key}',
      params: { key },
    })),
    ...[{}, { from: '2026-07-01', to: '2026-09-30' }].map((query) => ({
      address: 'GET /api/events/due',
      query,
    })),
    ...['cinder', 'dahlai', 'boa', 'feed', 'snakes', 'gravid clutch', 'incubating', ' '].flatMap((q) => [
      { address: 'GET /api/search', query: { q } },
      { address: 'GET /api/search', query: { q, limit: 2 } },
    ]),
    ...[0, 7, 60].map((days) => ({ address: 'GET /api/events/upcoming/{days}', params: { days } })),
  ]
}

/** Each list is also read in pages of three. */
export const paged: ReadonlySet<string> = new Set([
  ...lists,
  'GET /api/breeding-projects',
  'GET /api/eggs',
  'GET /api/clutches',
  'GET /api/events',
  'GET /api/records',
  'GET /api/places',
  'GET /api/today',
  'GET /api/animals/{id}/offspring',
])
