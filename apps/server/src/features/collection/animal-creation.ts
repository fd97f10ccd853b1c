import type { Animal, AnimalChange, NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce, findAnswer, type KeyedRequest, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { toAnimal } from './animal-answers.ts'
import {
  bringsMedia,
  changeGalleries,
  holdsAny,
  profileIndexAfter,
  shownBy,
  type TakenGalleries,
  withGalleries,
} from './animal-galleries.ts'
import { countsOf, ensureDays, newAnimalValues, withSale } from './animal-values.ts'
import type { IsAncestor, TakeGenotype } from './collection.hooks.ts'
import { createAnimal, listGallery } from './collection.repository.ts'
import { ensureParents } from './parents.ts'
import { placeAnimal } from './placing.ts'

type CreationDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly media: MediaService
  readonly isAncestor: IsAncestor
  readonly takeGenotype: TakeGenotype
}

/** Adds an animal inside a transaction that does more than that. */
export type AddAnimal = (input: NewAnimal, of?: CameOf) => Promise<Animal>

/** The clutch that an animal came out of. */
type CameOf = { readonly clutchId: number | null }

/** Adds animals one by one, with their photos. */
export function createCreation(dependencies: CreationDependencies) {
  const { db, transact, clock, billing, media, isAncestor, takeGenotype } = dependencies

  const insert = async (
    tx: Tx,
    actor: Actor,
    input: NewAnimal,
    taken: TakenGalleries,
    cameOf?: CameOf,
  ): Promise<Animal> => {
    await billing.reserveQuota(tx, actor, 'animals')
    const { keeperId } = actor
    const { today, day } = meantAt(clock, actor)
    const values = withSale(newAnimalValues(input, { keeperId, createdAt: isoNow(clock) }), input, day)
    ensureDays(values, today)
    await ensureParents(tx, isAncestor, values, null)
    await media.countUses(tx, keeperId, { shown: shownBy(taken.ids), hidden: [] })
    const own = taken.ids.own ?? []
    const index = profileIndexAfter({ ids: [], index: 0 }, { ids: own, asked: input.profilePhotoIndex })
    const profileMediaId = await media.findProfilePhoto(tx, keeperId, own, index)
    const genes = input.genotype && (await takeGenotype(tx, actor, values, input.genotype))
    const morph = genes?.morph ?? values.morph
    const { clutchId = null } = cameOf ?? {}
    const made = await createAnimal(tx, {
      ...values,
      clutchId,
      morph,
      profilePhotoIndex: index,
      profileMediaId,
    })
    const { placeId } = input
    const row =
      typeof placeId === 'number' ? await placeAnimal(tx, actor, clock, { animalId: made.id, placeId }) : made
    await genes?.keep(tx, row.id)
    await changeGalleries(tx, media, { keeperId, animalId: row.id }, taken.ids, [])
    await moveCounts(tx, keeperId, countsOf(values))
    return toAnimal(row, holdsAny(taken.ids) ? await listGallery(tx, keeperId, row.id) : [])
  }

  /**
   * Adds animals together with other work, in one transaction. What can be refused or answered at once is, before
   * photos are decoded; the transaction then decides. Throws 'plan-limit' when the plan holds no more; then nothing of
   * it is stored.
   */
  const createWith = async <T>(
    actor: Actor,
    request: KeyedRequest,
    pictured: AnimalChange,
    work: (tx: Tx, add: AddAnimal) => Promise<T>,
  ): Promise<T> => {
    const earlier = await findAnswer<T>(db, request)
    if (earlier) return earlier.answer
    if (bringsMedia(pictured)) await billing.ensureRoom(actor, 'animals')
    return withGalleries(media, actor, pictured, (taken) =>
      transact((tx) =>
        answerOnce(tx, clock, request, () => work(tx, (input, of) => insert(tx, actor, input, taken, of))),
      ),
    )
  }

  return {
    createWith,

    /** Adds an animal. Throws 'plan-limit' when the plan holds no more; then nothing is stored. */
    create: (actor: Actor, input: NewAnimal): Promise<Animal> => {
      const request = keyedBy(actor, input)
      return createWith(actor, request, input, (_tx, add) => add(input))
    },
  }
}
