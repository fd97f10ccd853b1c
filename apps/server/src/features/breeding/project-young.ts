import { youngChangedMeanwhile } from '@clutchbook/domain/breeding/breeding.errors'
import type { ProjectYoung, YoungChange } from '@clutchbook/domain/breeding/project-young.schema'
import { readStoredYoung, storeYoung } from '@clutchbook/domain/breeding/stored-young'
import { ensureYoung } from '@clutchbook/domain/breeding/young-texts.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import { readProject } from './project-reading.ts'
import { changeYoung, createYoung, findYoung, type ProjectYoungRow } from './project-young.repository.ts'

type YoungDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly genetics: GeneticsService
}

/** Everything that the young of a project are answered by. */
type YoungParts = {
  readonly id: number
  readonly row: ProjectYoungRow | undefined
  readonly genome: Genome | null
}

/** The young of projects that are kept as no animals (GEN-42). Every call throws 'not-found' for a foreign project. */
export function createProjectYoung({ db, transact, clock, genetics }: YoungDependencies) {
  const findParts = async (reader: Db, actor: Actor, id: number): Promise<YoungParts> => {
    const { species } = await readProject(reader, actor, id)
    return {
      id,
      row: await findYoung(reader, { keeperId: actor.keeperId, breedingProjectId: id }),
      genome: species === null ? null : await genetics.findGenome(reader, actor, species),
    }
  }

  return {
    getYoung: async (actor: Actor, id: number): Promise<ProjectYoung> =>
      toYoung(await findParts(db, actor, id)),

    /**
     * Counts all young anew. Throws 'not-valid' naming rows that don't read clear and, with a version stated,
     * 'stale-version' where it has moved on; 0 is that of none.
     */
    saveYoung: (
      actor: Actor,
      id: number,
      { young }: YoungChange,
      version: number | null,
    ): Promise<ProjectYoung> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const parts = await findParts(tx, actor, id)
        if (version !== null && version !== (parts.row?.version ?? 0))
          throw youngChangedMeanwhile(toYoung(parts))
        ensureYoung(parts.genome, young)
        const place = { keeperId, breedingProjectId: id }
        const stored = storeYoung(young)
        const row = parts.row
          ? await changeYoung(tx, place, stored)
          : await createYoung(tx, place, { young: stored, createdAt: isoNow(clock) })
        return toYoung({ ...parts, row })
      }),
  }
}

const toYoung = ({ id, row, genome }: YoungParts): ProjectYoung => ({
  breedingProjectId: id,
  version: row?.version ?? 0,
  young: (row ? readStoredYoung(row.young) : []).map(({ count, text }) => {
    const { verdict, name } = readMorph(genome, text)
    return { count, text, name: verdict === 'clear' ? name : null }
  }),
})
