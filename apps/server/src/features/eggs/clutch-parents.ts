import { clutchParentNotFound } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchMessages, soleSire } from '@clutchbook/domain/clutches/clutches.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { ParentPair } from '../breeding/breeding.service.ts'
import {
  type ClutchRow,
  findClutch,
  listParents,
  listSires,
  type ParentRow,
  type SireValues,
} from './clutches.repository.ts'
import type { FoundProject } from './egg-reading.ts'

/** What a caller says of the parents of a clutch; what is left out comes from the project. */
export type AskedParents = {
  readonly femaleId?: number | null | undefined
  readonly sireIds?: readonly number[] | undefined
  readonly isParthenogenetic?: boolean | undefined
}

/** The mother as a clutch keeps her: her number, or the words for one that was deleted. */
export type KeptFemale = Pick<ClutchRow, 'femaleId' | 'femaleName' | 'femaleMorph' | 'species'>

/** Throws 'not-found' where an animal is not the keeper's own, and 'not-valid' where it is no female. */
async function takeFemale(tx: Tx, keeperId: number, femaleId: number): Promise<KeptFemale> {
  const [female] = await listParents(tx, keeperId, [femaleId])
  if (!female) throw clutchParentNotFound('femaleId')
  if (female.sex !== 'Female') throw refuseField('femaleId', clutchMessages.notFemale)
  return { femaleId, femaleName: null, femaleMorph: null, species: null }
}

/** The female of a project, or the words for one that was deleted. */
const femaleOf = ({ femaleId, femaleName, femaleMorph, species }: NonNullable<FoundProject>): KeptFemale =>
  femaleId === null
    ? { femaleId, femaleName, femaleMorph, species }
    : { femaleId, femaleName: null, femaleMorph: null, species: null }

/**
 * The mother of a clutch (CLU-02): the one that is named, else that of the project. Throws 'not-valid' where there is
 * neither, or where the project has another.
 */
export async function motherOf(
  tx: Tx,
  keeperId: number,
  project: FoundProject,
  femaleId: number | null | undefined,
): Promise<KeptFemale> {
  if (femaleId === undefined || femaleId === null) {
    if (!project) throw refuseField('breedingProjectId', clutchMessages.noFemale)
    return femaleOf(project)
  }
  if (project && project.femaleId === femaleId) return femaleOf(project)
  const female = await takeFemale(tx, keeperId, femaleId)
  if (project && project.femaleId !== null) throw refuseField('femaleId', clutchMessages.otherFemale)
  return female
}

/** The male of a project as the sire of a clutch, or the words for one that was deleted. */
function sireOf({ maleId, maleName, maleMorph }: NonNullable<FoundProject>): SireValues[] {
  if (maleId !== null) return [{ animalId: maleId, name: null, morph: null }]
  return maleName === null ? [] : [{ animalId: null, name: maleName, morph: maleMorph }]
}

/**
 * The sires of a clutch (CLU-02, CLU-07): those that are named, else that of the project; none without a father. Throws
 * 'not-found' for one that is not the keeper's own, and 'not-valid' for one that is no male.
 */
export async function siresOf(
  tx: Tx,
  keeperId: number,
  project: FoundProject,
  { sireIds, isParthenogenetic = false }: AskedParents,
): Promise<SireValues[]> {
  if (isParthenogenetic) {
    if (sireIds !== undefined && sireIds.length > 0)
      throw refuseField('sireIds', clutchMessages.sireOfParthenogenesis)
    return []
  }
  if (sireIds === undefined) return project ? sireOf(project) : []
  const sires = new Map((await listParents(tx, keeperId, sireIds)).map((sire) => [sire.id, sire]))
  if (sires.size < sireIds.length) throw clutchParentNotFound('sireIds')
  if ([...sires.values()].some(({ sex }) => sex !== 'Male'))
    throw refuseField('sireIds', clutchMessages.notMale)
  return sireIds.map((animalId) => ({ animalId, name: null, morph: null }))
}

/** What rules ask of the mother: her species, and when she was born. */
export async function findMother(
  reader: Db,
  keeperId: number,
  { femaleId, species }: KeptFemale,
): Promise<{ readonly species: string | null; readonly born: CivilDay | null }> {
  const [female] = femaleId === null ? [] : await listParents(reader, keeperId, [femaleId])
  return { species: female?.species ?? species, born: female?.dateOfBirth ?? null }
}

/**
 * The parents of what comes out of a clutch (CLU-19), which count before those of its project: the mother, and the one sire
 * that it has. Of several sires none is the father, until one is named (GEN-Q04).
 */
export async function findClutchPair(tx: Tx, keeperId: number, id: number): Promise<ParentPair | undefined> {
  const clutch = await findClutch(tx, keeperId, id)
  if (!clutch) return undefined
  const sires = await listSires(tx, keeperId, [id])
  const sole = soleSire(sires, Boolean(clutch.isParthenogenetic))
  const ids = [clutch.femaleId, ...sires.map(({ animalId }) => animalId)].filter((one) => one !== null)
  const animals = new Map((await listParents(tx, keeperId, ids)).map((one) => [one.id, one]))
  const [mother, father] = [animals.get(clutch.femaleId ?? 0), animals.get(sole?.animalId ?? 0)]
  return {
    fatherId: ofSex(father, 'Male'),
    motherId: ofSex(mother, 'Female'),
    fatherName: father?.name ?? sole?.name ?? null,
    motherName: mother?.name ?? clutch.femaleName,
    fatherMorph: father ? father.morph : (sole?.morph ?? null),
    motherMorph: mother ? mother.morph : clutch.femaleMorph,
    species: mother?.species ?? clutch.species ?? [...animals.values()][0]?.species ?? null,
  }
}

/** A parent whose sex was corrected since can't be made one. */
const ofSex = (animal: ParentRow | undefined, sex: ParentRow['sex']): number | null =>
  animal?.sex === sex ? animal.id : null
