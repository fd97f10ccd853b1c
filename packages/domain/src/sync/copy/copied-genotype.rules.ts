import type { Project } from '../../breeding/breeding.schema.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import type { CountedOnProject } from '../../genetics/family-animals.rules.ts'
import { type ClutchOfYoung, readFamilyOf } from '../../genetics/family-word.rules.ts'
import { tellGenotype } from '../../genetics/genotype-telling.rules.ts'
import { entriesOf, findCopiedGenome, type SyncedGenotype } from './copied-genes.rules.ts'
import { type Asked, type Copied, type Copy, getRow, onceFor, rowOf, rowsOf, whole } from './copy.ts'

type Numbered = { readonly id: number }

type SyncedYoung = Numbered & {
  readonly breedingProjectId: number
  readonly young: CountedOnProject['young']
}

type SyncedHatching = Numbered & {
  readonly breedingProjectId: number | null
  readonly hatchDate: string | null
}

type SyncedOffspring = Numbered & {
  readonly reptileId: number
  readonly breedingProjectId: number | null
  readonly clutchId: number | null
}

const byId = (one: Numbered, other: Numbered): number => one.id - other.id

const genotypesIn = onceFor(
  (copy) => new Map(rowsOf<SyncedGenotype>(copy, 'genotypes').map((row) => [row.animalId, row])),
)

/** The day on which the first egg of a project hatched. */
function firstHatch(copy: Copy, projectId: number): string | null {
  const days = rowsOf<SyncedHatching>(copy, 'eggs').flatMap(({ breedingProjectId, hatchDate }) =>
    breedingProjectId === projectId && hatchDate !== null ? [hatchDate] : [],
  )
  return days.sort()[0] ?? null
}

const countedIn = onceFor((copy): CountedOnProject[] =>
  rowsOf<SyncedYoung>(copy, 'counted-young')
    .sort(byId)
    .flatMap(({ breedingProjectId, young }) => {
      const project = rowOf<Project>(copy, 'breeding-projects', breedingProjectId)
      if (!project) return []
      const { projectCode, maleId, femaleId } = project
      const bornOn = firstHatch(copy, breedingProjectId)
      return [{ breedingProjectId, projectCode, maleId, femaleId, bornOn, young }]
    }),
)

/** The next of kin of each animal: parents, children, and whom it is paired with where young were counted. */
const kinIn = onceFor((copy) => {
  const kin = new Map<number, number[]>()
  const join = (one: number | null, other: number | null): void => {
    if (one === null || other === null) return
    kin.set(one, [...(kin.get(one) ?? []), other])
    kin.set(other, [...(kin.get(other) ?? []), one])
  }
  for (const { id, fatherId, motherId } of rowsOf<Animal>(copy, 'animals')) {
    join(id, fatherId)
    join(id, motherId)
  }
  for (const { maleId, femaleId } of countedIn(copy)) join(maleId, femaleId)
  return kin
})

/** An animal and all that are linked to it, up, down and across, each once. */
function familyIn(copy: Copy, id: number): Animal[] {
  const kin = kinIn(copy)
  const found = new Set([id])
  // Whoever is added while they are walked through is walked through as well.
  for (const one of found) for (const other of kin.get(one) ?? []) found.add(other)
  return [...found].flatMap((one) => rowOf<Animal>(copy, 'animals', one) ?? [])
}

/** The clutch and project of an animal where offspring links tell any; of several the first. */
const clutchesIn = onceFor((copy): ReadonlyMap<number, ClutchOfYoung> => {
  const clutches = new Map<number, ClutchOfYoung>()
  for (const { reptileId, ...link } of rowsOf<SyncedOffspring>(copy, 'offspring').sort(byId)) {
    const project = rowOf<Project>(copy, 'breeding-projects', link.breedingProjectId)
    const clutch = rowOf<Numbered & { readonly code: string | null }>(copy, 'clutches', link.clutchId)
    if ((!project && !clutch) || clutches.has(reptileId)) continue
    clutches.set(reptileId, {
      breedingProjectId: project?.id ?? null,
      projectCode: project?.projectCode ?? null,
      clutchCode: clutch?.code ?? null,
    })
  }
  return clutches
})

/** The genes of an animal, with what its family says of them. Throws 'not-found' as the server does. */
export async function readCopiedGenotype(copy: Copy, { params }: Asked): Promise<Copied> {
  const animal = getRow<Animal>(copy, 'animals', params.id, animalNotFound)
  const genome = await findCopiedGenome(copy, animal.species)
  const entriesBy = (id: number) => {
    const row = genotypesIn(copy).get(id)
    return row ? entriesOf(row) : null
  }
  const entries = entriesBy(animal.id)
  const kept = entries && { version: genotypesIn(copy).get(animal.id)?.version ?? 0, entries }
  if (!genome) return whole(tellGenotype({ animal, kept, genome }, null))
  const members = familyIn(copy, animal.id).map((one) => ({ ...one, entries: entriesBy(one.id) }))
  const { id, species } = animal
  const family = readFamilyOf(genome, { id, species, members, counted: countedIn(copy) })
  return whole(tellGenotype({ animal, kept, genome }, family.wordWith(clutchesIn(copy))))
}
