import { eggClutchNotFound, litterHasNoEggs } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchMessages } from '@clutchbook/domain/clutches/clutches.rules'
import type { EggChange, NewEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
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

/** Throws 'not-valid' where an egg of a clutch hatched before that was laid (CLU-09), naming the field that says so. */
function ensureHatchedSince(
  { layDate }: ClutchRow,
  hatchDate: CivilDay | null,
  sent: CivilDay | null | undefined,
): void {
  if (hatchDate !== null && hatchDate < layDate)
    throw refuseField(sent ? 'hatchDate' : 'clutchId', clutchMessages.hatchBeforeLay)
}

/** A new egg; in a clutch it is in the project of that (CLU-06). */
export async function placedNew(tx: Tx, keeperId: number, input: NewEgg): Promise<NewEgg> {
  const { clutchId } = input
  if (clutchId === undefined || clutchId === null) return input
  const clutch = await getClutchOfEggs(tx, keeperId, clutchId)
  ensureHatchedSince(clutch, input.hatchDate ?? null, input.hatchDate)
  return { ...input, breedingProjectId: clutch.breedingProjectId }
}

/** The change of an egg: a clutch takes it into its project, and another project out of its clutch (CLU-06). */
export async function placedChange(tx: Tx, row: EggRow, input: EggChange): Promise<EggChange> {
  const { clutchId, breedingProjectId, hatchDate = row.hatchDate } = input
  if (clutchId !== undefined && clutchId !== null && clutchId !== row.clutchId) {
    const clutch = await getClutchOfEggs(tx, row.keeperId, clutchId)
    ensureHatchedSince(clutch, hatchDate, input.hatchDate)
    return { ...input, breedingProjectId: clutch.breedingProjectId }
  }
  const isMoved = breedingProjectId !== undefined && breedingProjectId !== row.breedingProjectId
  if (isMoved) return { ...input, clutchId: null }
  if (clutchId !== null && hatchDate !== row.hatchDate) await ensureCanHatch(tx, row, hatchDate)
  return input
}

/** Throws 'not-valid' for a day before the clutch of an egg was laid. */
export async function ensureCanHatch(
  tx: Tx,
  { keeperId, clutchId }: EggRow,
  hatchDate: CivilDay | null,
): Promise<void> {
  const clutch = clutchId === null ? undefined : await findClutch(tx, keeperId, clutchId)
  if (clutch) ensureHatchedSince(clutch, hatchDate, hatchDate)
}
