import { queryOptions } from '@tanstack/react-query'
import { read } from '../../shared/api/reads.ts'

/** As many choices as a list shows; whoever has more types a few letters. */
const mostChoices = 50

/** Something that an event may refer to: an animal or a breeding project. */
export type RelatedKind = 'animal' | 'project'
export type Related = { id: number; label: string; detail: string }

type Animal = { id: number; name: string; species: string; customId: string | null }
type Project = { id: number; name: string; status: string }

const ofAnimal = ({ id, name, species, customId }: Animal): Related => ({
  id,
  label: name,
  detail: customId ? `${species} · ${customId}` : species,
})
const ofProject = ({ id, name, status }: Project): Related => ({ id, label: name, detail: status })

/** What an event may refer to, narrowed by what was typed. Kept apart from the lists whose answers it cuts short. */
export function choicesQuery(kind: RelatedKind, typed: string) {
  const query = { limit: mostChoices, ...(typed && { q: typed }) }
  const [animals, projects] = [
    read('GET /api/animals', { query }),
    read('GET /api/breeding-projects', { query }),
  ]
  return queryOptions({
    queryKey: [...(kind === 'animal' ? animals : projects).queryKey, 'choices'],
    queryFn: async (context): Promise<Related[]> =>
      kind === 'animal'
        ? (await animals.queryFn(context)).map(ofAnimal)
        : (await projects.queryFn(context)).map(ofProject),
  })
}

/** What an event refers to. */
export function relatedQuery(kind: RelatedKind, id: number) {
  const target = { params: { id } }
  const [animal, project] = [
    read('GET /api/animals/{id}', target),
    read('GET /api/breeding-projects/{id}', target),
  ]
  return queryOptions({
    queryKey: [...(kind === 'animal' ? animal : project).queryKey, 'related'],
    queryFn: async (context): Promise<Related> =>
      kind === 'animal' ? ofAnimal(await animal.queryFn(context)) : ofProject(await project.queryFn(context)),
  })
}
