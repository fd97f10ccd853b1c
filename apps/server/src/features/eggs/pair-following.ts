import type { PairChanges } from '../breeding/breeding.hooks.ts'
import { listClutchesOfProject, listSires, rewriteClutches, rewriteSires } from './clutches.repository.ts'

/**
 * A project whose pair is corrected has its clutches follow, one version on: the female, and the male where he is their only
 * sire (CLU-02). Sires that were named by hand stay, and so do the words for an animal that was deleted.
 */
export const followPair: PairChanges = async (tx, { keeperId, id, before, after }) => {
  const [isNewFemale, isNewMale] = [
    isAnother(before.femaleId, after.femaleId),
    isAnother(before.maleId, after.maleId),
  ]
  if (!isNewFemale && !isNewMale) return
  const clutches = await listClutchesOfProject(tx, keeperId, id)
  const ids = clutches.map((clutch) => clutch.id)
  const sires = Map.groupBy(await listSires(tx, keeperId, ids), ({ clutchId }) => clutchId)
  const sired = [...sires.values()].flatMap(([first, ...others]) =>
    first && isNewMale && first.animalId === before.maleId && others.length === 0 ? [first] : [],
  )
  const followers = new Set(sired.map(({ clutchId }) => clutchId))
  const laid = ({ femaleId }: { femaleId: number | null }): boolean =>
    isNewFemale && femaleId === before.femaleId
  await rewriteClutches(
    tx,
    clutches
      .filter((clutch) => laid(clutch) || followers.has(clutch.id))
      .map((clutch) => (laid(clutch) ? { ...clutch, femaleId: after.femaleId } : clutch)),
  )
  await rewriteSires(
    tx,
    sired.map((sire) => ({ ...sire, animalId: after.maleId })),
  )
}

/** Whether an animal takes the place of another; of one that was deleted the words stay. */
const isAnother = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && before !== after
