import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { BoardClutch, EggCounts } from '@clutchbook/domain/season/board.rules'
import type { listSeasonProjects } from './board.repository.ts'
import type { FactRow, LaidRow, Seasons } from './forecast-reading.ts'

type ProjectRow = Awaited<ReturnType<typeof listSeasonProjects>>[number]
type ClutchRow = BoardClutch & Pick<LaidRow, 'femaleId' | 'breedingProjectId'>

/** A pairing of a season: a project, or a pair of which things were written down without one. */
export type SeasonPairing = {
  readonly breedingProjectId: number | null
  readonly projectName: string | null
  readonly status: ProjectStatus | null
  readonly maleId: number | null
  readonly maleName: string | null
  readonly femaleId: number | null
  readonly femaleName: string | null
  readonly facts: FactRow[]
  readonly clutches: ClutchRow[]
}

const ofProject = ({ id, name, ...project }: ProjectRow): SeasonPairing => ({
  ...{ ...project, breedingProjectId: id, projectName: name, facts: [], clutches: [] },
})

const withoutProject = (femaleId: number, male: Male): SeasonPairing => ({
  ...{ breedingProjectId: null, projectName: null, status: null, femaleId, femaleName: null },
  ...{ ...male, facts: [], clutches: [] },
})

/** A male by his number, or by his name once he was deleted; none of both is none. */
type Male = Pick<SeasonPairing, 'maleId' | 'maleName'>

/**
 * The pairing among these of a fact or a clutch that names no project: that of the pair, else the only one of the female;
 * undefined where none is.
 */
function pairingOf(
  pairings: readonly SeasonPairing[],
  femaleId: number,
  { maleId, maleName }: Male,
): SeasonPairing | undefined {
  const hers = pairings.filter((pairing) => pairing.femaleId === femaleId)
  const isOf = (one: Male): boolean => one.maleId === maleId && (maleId !== null || one.maleName === maleName)
  return maleId === null && maleName === null && hers.length === 1 ? hers[0] : hers.find(isOf)
}

const noMale: Male = { maleId: null, maleName: null }

/** The eggs of clutches by their numbers; a litter has none. */
export type EggsOfClutches = ReadonlyMap<number, EggCounts>

const noEggs: EggCounts = { eggs: 0, incubating: 0, hatched: 0 }

/** How many eggs a clutch has. */
export const eggsOf = (counts: EggsOfClutches, clutchId: number): EggCounts => counts.get(clutchId) ?? noEggs

const clutchesOf = ({ laid, endings: { hatched } }: Seasons, counts: EggsOfClutches): ClutchRow[] =>
  laid.map(({ id, kind, layDate, femaleId, breedingProjectId }) => ({
    ...{ id, kind, layDate, femaleId, breedingProjectId },
    ...{ ...eggsOf(counts, id), hatchDate: hatched.get(id)?.last ?? null },
  }))

/** The pairings of a season: its projects, and pairs of which something of its days names no project. */
export function pairingsOf(
  projects: readonly ProjectRow[],
  { seasons, counts }: { readonly seasons: Seasons; readonly counts: EggsOfClutches },
  days: DayRange,
): SeasonPairing[] {
  const pairings = projects.map(ofProject)
  const byProject = new Map(pairings.map((one) => [one.breedingProjectId, one]))
  const without = (femaleId: number, male: Male): SeasonPairing => {
    const found = pairingOf(pairings, femaleId, male)
    if (found) return found
    const made = withoutProject(femaleId, male)
    pairings.push(made)
    return made
  }
  const isIn = (day: string): boolean => day >= days.from && day <= days.to
  // What names a male stands first, for it tells the pair that the rest is of.
  for (const fact of [...seasons.facts].sort(
    (one, other) =>
      Number(one.maleName === null && one.maleId === null) -
      Number(other.maleName === null && other.maleId === null),
  )) {
    const { breedingProjectId, animalId, maleId, maleName, day } = fact
    if (breedingProjectId !== null) byProject.get(breedingProjectId)?.facts.push(fact)
    // What names no male makes no pairing.
    else if (isIn(day) && maleId === null && maleName === null)
      pairingOf(pairings, animalId, noMale)?.facts.push(fact)
    else if (isIn(day)) without(animalId, { maleId, maleName }).facts.push(fact)
  }
  for (const clutch of clutchesOf(seasons, counts)) {
    const { breedingProjectId, femaleId, layDate } = clutch
    if (breedingProjectId !== null) byProject.get(breedingProjectId)?.clutches.push(clutch)
    else if (femaleId !== null && isIn(layDate)) without(femaleId, noMale).clutches.push(clutch)
  }
  return pairings
}
