import { offspringTwice } from '@clutchbook/domain/lineage/lineage.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Tx } from '../../platform/database/database.ts'
import { createLink, type LinkRow, type LinkValues } from './offspring.repository.ts'

/** What a new link says; what is left out is unknown. */
export type NewLink = Pick<LinkValues, 'reptileId'> &
  Partial<Omit<LinkRow, 'id' | 'keeperId' | 'createdAt' | 'reptileId'>>

/** Links an own animal to what it came from. Throws 'taken' where it is linked so already. */
export async function linkAnimal(tx: Tx, clock: Clock, actor: Actor, values: NewLink): Promise<LinkRow> {
  const blank = {
    parentId: null,
    breedingProjectId: null,
    eggId: null,
    clutchId: null,
    hatchDate: null,
    notes: null,
  }
  const { keeperId } = actor
  try {
    return await createLink(tx, { ...blank, ...values, keeperId, createdAt: isoNow(clock) })
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    throw offspringTwice()
  }
}
