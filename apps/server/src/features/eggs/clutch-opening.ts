import { codeKeyOf, nextClutchCode } from '@clutchbook/domain/clutches/clutch-codes.rules'
import { clutchCodeTaken } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import type { ClutchKind } from '@clutchbook/domain/clutches/clutches.rules'
import { seasonOfClutch } from '@clutchbook/domain/clutches/season.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { blankRowOf, type RowOf, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Tx } from '../../platform/database/database.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import type { KeptFemale } from './clutch-parents.ts'
import {
  type ClutchRow,
  createClutch,
  findClutchByCode,
  listClutchCodes,
  replaceSires,
  type SireValues,
} from './clutches.repository.ts'
import type { FoundProject } from './egg-reading.ts'

type Fields = RowOf<typeof clutchFields>

/** What a new clutch says: its day and kind, and of the rest what is known. */
type Said = { readonly [K in keyof Fields]?: Fields[K] | undefined } & {
  readonly kind: ClutchKind
  readonly layDate: CivilDay
}

type Opening = {
  readonly keeperId: number
  readonly createdAt: string
  readonly project: FoundProject
  readonly mother: KeptFemale
  readonly sires: readonly SireValues[]
  readonly said: Said
}

/** Throws 'taken' where another clutch of the keeper has the code, in any case (CLU-05). */
export async function ensureCodeFree(
  tx: Tx,
  keeperId: number,
  code: string,
  own: number | null,
): Promise<void> {
  const other = await findClutchByCode(tx, keeperId, codeKeyOf(code))
  if (other !== null && other !== own) throw clutchCodeTaken()
}

/** Stores a clutch with its sires, and gives it the next code of its season where it has none. */
export async function openClutch(tx: Tx, opening: Opening): Promise<ClutchRow> {
  const { keeperId, createdAt, project, mother, sires, said } = opening
  const { layDate } = said
  const { firstDay } = await readSeasonSettings(tx, keeperId)
  const season = seasonOfClutch({ layDate, project: project ?? null }, firstDay)
  const code = said.code ?? nextClutchCode(season, await listClutchCodes(tx, keeperId))
  await ensureCodeFree(tx, keeperId, code, null)
  const row = await createClutch(tx, {
    ...blankRowOf(clutchFields),
    ...{ keeperId, version: 1, createdAt, projectName: null, movedFrom: null, movedTo: null },
    ...sentFieldsOf(said),
    ...{ code, layDate, breedingProjectId: project?.id ?? null },
    ...mother,
  })
  await replaceSires(tx, row, sires)
  return row
}
