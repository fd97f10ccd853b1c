import { call, pathOf } from '../../shared/api/client.ts'

/** As many choices as a list shows; whoever has more types a few letters. */
const mostChoices = 50

/** Something that an event may refer to: an animal or a breeding project. */
export type RelatedKind = 'animal' | 'project'
export type Related = { id: number; label: string; detail: string }

const queryOf = (typed: string) => ({ limit: mostChoices, ...(typed ? { q: typed } : {}) })

type Animal = { id: number; name: string; species: string; customId: string | null }
type Project = { id: number; name: string; status: string }

const ofAnimal = ({ id, name, species, customId }: Animal): Related => ({
  id,
  label: name,
  detail: customId ? `${species} · ${customId}` : species,
})
const ofProject = ({ id, name, status }: Project): Related => ({ id, label: name, detail: status })

export const choicesPath = (kind: RelatedKind, typed: string): string =>
  kind === 'animal'
    ? pathOf('GET /api/animals', { query: queryOf(typed) })
    : pathOf('GET /api/breeding-projects', { query: queryOf(typed) })

export async function listChoices(kind: RelatedKind, typed: string, signal: AbortSignal): Promise<Related[]> {
  const options = { query: queryOf(typed), signal }
  return kind === 'animal'
    ? (await call('GET /api/animals', options)).map(ofAnimal)
    : (await call('GET /api/breeding-projects', options)).map(ofProject)
}

export const relatedPath = (kind: RelatedKind, id: number): string =>
  kind === 'animal'
    ? pathOf('GET /api/reptiles/{id}', { params: { id } })
    : pathOf('GET /api/breeding-projects/{id}', { params: { id } })

export async function getRelated(kind: RelatedKind, id: number, signal: AbortSignal): Promise<Related> {
  const options = { params: { id }, signal }
  return kind === 'animal'
    ? ofAnimal(await call('GET /api/reptiles/{id}', options))
    : ofProject(await call('GET /api/breeding-projects/{id}', options))
}
