import { eggClutchNotFound, litterHasNoEggs } from '@clutchbook/domain/clutches/clutches.errors'
import type { EggChange, NewEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { Tx } from '../../platform/database/database.ts'
import { type ClutchRow, findClutch } from './clutches.repository.ts'
import type { EggRow } from './eggs.repository.ts'

/** An own clutch that eggs are to lie in. Throws 'not-found' for another, and 'not-valid' for a litter. */
async function getClutchOfEggs(tx: Tx, keeperId: number, id: number): Promise<ClutchRow> {
  const clutch = await findClutch(tx, keeperId, id)
  if (!clutch) throw eggClutchNotFound()
  if (clutch.kind === 'litter') throw litterHasNoEggs('clutchId')
  return clutch
}

/** A new egg; in a clutch it is in the project of that (CLU-06). */
export async function placedNew(tx: Tx, keeperId: number, input: NewEgg): Promise<NewEgg> {
  const { clutchId } = input
  if (clutchId === undefined || clutchId === null) return input
  const { breedingProjectId } = await getClutchOfEggs(tx, keeperId, clutchId)
  return { ...input, breedingProjectId }
}

/** The change of an egg: a clutch takes it into its project, and another project out of its clutch (CLU-06). */
export async function placedChange(tx: Tx, row: EggRow, input: EggChange): Promise<EggChange> {
  const { clutchId, breedingProjectId } = input
  if (clutchId !== undefined && clutchId !== null && clutchId !== row.clutchId) {
    const clutch = await getClutchOfEggs(tx, row.keeperId, clutchId)
    return { ...input, breedingProjectId: clutch.breedingProjectId }
  }
  const isMoved = breedingProjectId !== undefined && breedingProjectId !== row.breedingProjectId
  return isMoved ? { ...input, clutchId: null } : input
}
