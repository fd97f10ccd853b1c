import { type EggsTell, laterStatus, statusToldByEggs } from '@clutchbook/domain/breeding/breeding.rules'
import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import {
  movedFurther,
  moveOf,
  type Teller,
  withoutMove,
} from '@clutchbook/domain/breeding/status-moves.rules'
import { toldByClutch } from '@clutchbook/domain/clutches/telling.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db, Tx } from '../../platform/database/database.ts'
import { findProjectStatus, moveProject } from '../breeding/breeding.service.ts'
import { changeClutchMove, listTellingClutches, listTellingEggs } from './clutch-telling.repository.ts'
import type { ClutchRow } from './clutches.repository.ts'

/** A clutch of a project, with what it tells that by now. */
type ClutchTeller = Teller & { readonly id: number; readonly tells: EggsTell | null }

/** A clutch whose project follows it. */
type Followed = Pick<ClutchRow, 'keeperId' | 'id' | 'breedingProjectId'>

type Asked = { readonly today: CivilDay; readonly but?: number | undefined }

/** The clutches of an own project, with what each tells it by now; as if there were not the one that is left out. */
export async function listClutchTellers(
  db: Db,
  keeperId: number,
  projectId: number,
  { today, but }: Asked,
): Promise<ClutchTeller[]> {
  const clutches = (await listTellingClutches(db, keeperId, projectId)).filter(({ id }) => id !== but)
  if (clutches.length === 0) return []
  const all = await listTellingEggs(db, keeperId, projectId)
  const eggs = but === undefined ? all : all.filter(({ clutchId }) => clutchId !== but)
  const isIncubating = eggs.some(({ status }) => status === 'Incubating')
  const ofClutch = Map.groupBy(eggs, ({ clutchId }) => clutchId)
  return clutches.map((clutch) => {
    const own = (ofClutch.get(clutch.id) ?? []).map(({ status, boxId }) => ({
      ...{ status, isBoxed: boxId !== null },
    }))
    const tells = toldByClutch(clutch, own, { today, isIncubating })
    return {
      ...{ id: clutch.id, tells, move: moveOf(clutch) },
      told: tells === null ? null : statusToldByEggs(tells),
    }
  })
}

/**
 * Has the project of a clutch follow what that tells by now (SEA-05), and answers the move; `only` is all that the call may
 * have told. The last egg that ends may be of another clutch than those that hatched.
 */
export async function tellClutch(
  tx: Tx,
  { keeperId, id, breedingProjectId }: Followed,
  today: CivilDay,
  only?: EggsTell,
): Promise<ProjectMove | null> {
  if (breedingProjectId === null) return null
  const tellers = await listClutchTellers(tx, keeperId, breedingProjectId, { today })
  const own = tellers.find((teller) => teller.id === id)
  const telling = only === 'hatched' ? tellers.find(({ tells }) => tells === only) : own
  if (!own || !telling?.told || (only !== undefined && telling.tells !== only)) return null
  const from = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (from === undefined) return null
  const to = laterStatus(from, telling.told)
  if (to === from) return null
  const others = tellers.filter((teller) => teller !== own)
  await changeClutchMove(tx, keeperId, id, movedFurther(own.move, { from, to }, others))
  return moveProject(tx, keeperId, breedingProjectId, { status: to })
}

/**
 * Gives a project the status back that one of its clutches tells no more, where it stands: eggs incubate again (SEA-05).
 * Facts of the season tell nothing as late as a clutch does, so they are not asked.
 */
export async function takeBackTold(
  tx: Tx,
  { keeperId, id, breedingProjectId }: Followed,
  today: CivilDay,
): Promise<void> {
  if (breedingProjectId === null) return
  const tellers = await listClutchTellers(tx, keeperId, breedingProjectId, { today })
  const own = tellers.find((teller) => teller.id === id)
  if (!own?.move || (own.told && laterStatus(own.told, own.move.to) === own.told)) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (status === undefined) return
  const now: ClutchTeller[] = tellers.map((teller) => (teller === own ? { ...own, move: null } : teller))
  const without = withoutMove(status, own.move, now)
  for (const [at, { id: of, move }] of without.staying.entries())
    if (move !== tellers[at]?.move) await changeClutchMove(tx, keeperId, of, move)
  if (without.status !== status)
    await moveProject(tx, keeperId, breedingProjectId, { status: without.status })
}
