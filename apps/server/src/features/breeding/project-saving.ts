import { type EggsTell, isActiveStatus, statusFollowing } from '@clutchbook/domain/breeding/breeding.rules'
import type {
  NewProject,
  Project,
  ProjectChange,
  ProjectMove,
} from '@clutchbook/domain/breeding/breeding.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { PairChanges } from './breeding.hooks.ts'
import { changeProject, createProject } from './breeding.repository.ts'
import { ensureNotOffspring, ensurePartners } from './partners.ts'
import { moveOn } from './project-moves.ts'
import { ensureVersion, getProjectRow, readProject } from './project-reading.ts'
import { changedProjectValues, newProjectValues } from './project-values.ts'

type SavingDependencies = {
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly lineage: LineageService
  /** What later areas do when a project gets another pair. */
  readonly pairChanges: readonly PairChanges[]
}

/** Starts and changes projects. */
export function createProjectSaving(dependencies: SavingDependencies) {
  const { transact, clock, billing, lineage, pairChanges } = dependencies
  return {
    /** Starts a project. Throws 'plan-limit' when the plan holds no more; then nothing is stored. */
    create: (actor: Actor, input: NewProject): Promise<Project> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['project', input]), async () => {
          await billing.reserveQuota(tx, actor, 'projects')
          const { keeperId } = actor
          const values = newProjectValues(input, { keeperId, createdAt: isoNow(clock) })
          await ensurePartners(tx, values, null)
          const id = await createProject(tx, values)
          await moveCounts(tx, keeperId, { activeProjects: Number(isActiveStatus(values.status)) })
          return readProject(tx, actor, id)
        }),
      ),

    /**
     * Moves the status of an own project on as its eggs tell, in the transaction that lays or hatches them; null where it
     * stays. The project keeps its place among the active ones, as no end is moved to or from.
     */
    followEggs: async (tx: Tx, actor: Actor, id: number, tell: EggsTell): Promise<ProjectMove | null> => {
      const before = await getProjectRow(tx, actor, id)
      return moveOn(tx, before, { status: statusFollowing(before.status, tell) })
    },

    /** Gives a project that followed its eggs its former status; answers false where it was changed since, and stays. */
    moveBack: async (tx: Tx, actor: Actor, move: Pick<ProjectMove, 'id' | 'version' | 'from'>) => {
      const before = await getProjectRow(tx, actor, move.id)
      if (before.version !== move.version) return { name: before.name, moved: false }
      const values = changedProjectValues(before, { status: move.from })
      await changeProject(tx, move.id, values)
      const step = Number(isActiveStatus(values.status)) - Number(before.isActive)
      await moveCounts(tx, actor.keeperId, { activeProjects: step })
      return { name: before.name, moved: true }
    },

    /** Changes a project. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: (actor: Actor, id: number, input: ProjectChange, version: number | null): Promise<Project> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const before = await getProjectRow(tx, actor, id)
        await ensureVersion(tx, actor, before, version)
        const values = changedProjectValues(before, input)
        await ensurePartners(tx, values, before)
        await ensureNotOffspring({ tx, actor, lineage }, values, before)
        if (changesNothing(before, values)) return readProject(tx, actor, id)
        await changeProject(tx, id, values)
        const pairs = { keeperId: actor.keeperId, id, before, after: values }
        for (const change of pairChanges) await change(tx, pairs)
        const step = Number(isActiveStatus(values.status)) - Number(before.isActive)
        await moveCounts(tx, actor.keeperId, { activeProjects: step })
        return readProject(tx, actor, id)
      }),
  }
}
