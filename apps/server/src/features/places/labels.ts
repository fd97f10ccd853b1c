import { labelKeyOf, labelUrl } from '@clutchbook/domain/places/label-key.rules'
import { type LabelledKind, ownerPath } from '@clutchbook/domain/places/labels'
import { labelledNotFound, labelNotFound } from '@clutchbook/domain/places/labels.errors'
import type { Label, LabelTarget, NewLabels } from '@clutchbook/domain/places/labels.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { animalLines, placeLines, projectLines } from './label-lines.ts'
import {
  createLabels,
  findLabel,
  type LabelLink,
  type Labelled,
  listKeys,
  listProjectNames,
  removeLabel,
} from './labels.repository.ts'
import { readPlaceTree } from './place-answers.ts'
import type { FindSharedPage } from './places.hooks.ts'

export type LabelsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly collection: CollectionService
  readonly findSharedPage: FindSharedPage
}

/** A label without its key. */
type Unkeyed = Omit<Label, 'key' | 'url'>

const links: Readonly<Record<LabelledKind, LabelLink>> = {
  animal: 'animalId',
  place: 'placeId',
  project: 'breedingProjectId',
}

const nothing: Labelled = { animalId: null, placeId: null, breedingProjectId: null }

/** Labels of what a keeper has: each has a key of its own, by which a scanner finds it (PLC-12 to PLC-14). */
export function createLabelling(dependencies: LabelsDependencies) {
  const { db, transact, clock, secrets, publicUrl, collection, findSharedPage } = dependencies

  /** What labels are wanted of, in that order. Throws 'not-found' where something is not the keeper's. */
  const describe = async (tx: Tx, actor: Actor, wanted: NewLabels): Promise<Unkeyed[]> => {
    const { keeperId } = actor
    const tree = await readPlaceTree(tx, keeperId)
    const cards = await collection.findCards(tx, actor, wanted.animals)
    const named = wanted.projects.length === 0 ? [] : await listProjectNames(tx, keeperId, wanted.projects)
    const projects = new Map(named.map((project) => [project.id, project]))
    return [
      ...wanted.animals.map((id): Unkeyed => {
        const animal = cards.get(id)
        if (!animal) throw labelledNotFound('animals')
        const { name, customId: code } = animal
        return { kind: 'animal', id, name, code, lines: animalLines(animal, tree) }
      }),
      ...wanted.places.map((id): Unkeyed => {
        const place = tree.byId.get(id)
        if (!place) throw labelledNotFound('places')
        return { kind: 'place', id, name: place.name, code: place.code, lines: placeLines(tree, id) }
      }),
      ...wanted.projects.map((id): Unkeyed => {
        const project = projects.get(id)
        if (!project) throw labelledNotFound('projects')
        const { name, projectCode: code } = project
        return { kind: 'project', id, name, code, lines: projectLines(project) }
      }),
    ]
  }

  const newKey = (): string => labelKeyOf(BigInt(`0x${Buffer.from(secrets.newToken()).toString('hex')}`))

  /** The keys of records of one kind; those that had none have one now. A key that somebody has is never given again. */
  const ensureKeys = async (
    tx: Tx,
    keeperId: number,
    kind: LabelledKind,
    ids: readonly number[],
  ): Promise<Map<number, string>> => {
    const link = links[kind]
    let keys = await listKeys(tx, keeperId, link, ids)
    while (keys.size < ids.length) {
      const made = { ...nothing, keeperId, createdAt: isoNow(clock) }
      const without = ids.filter((id) => !keys.has(id))
      await createLabels(
        tx,
        without.map((id) => ({ ...made, [link]: id, key: newKey() })),
      )
      keys = await listKeys(tx, keeperId, link, ids)
    }
    return keys
  }

  return {
    make: (actor: Actor, wanted: NewLabels): Promise<Label[]> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const labels = await describe(tx, actor, wanted)
        const keys = {
          animal: await ensureKeys(tx, keeperId, 'animal', wanted.animals),
          place: await ensureKeys(tx, keeperId, 'place', wanted.places),
          project: await ensureKeys(tx, keeperId, 'project', wanted.projects),
        }
        return labels.map((label) => {
          const key = keys[label.kind].get(label.id) ?? ''
          return { ...label, key, url: labelUrl(publicUrl, key) }
        })
      }),

    /**
     * Where a label leads whoever comes by it: its owner to what it is of, others to an animal that is shared. Throws
     * 'not-found' alike for what is private, void or unknown.
     */
    find: async (keeperId: number | null, key: string): Promise<LabelTarget> => {
      const found = await findLabel(db, key)
      if (!found) throw labelNotFound()
      const labelled = openedBy(found)
      if (labelled && found.keeperId === keeperId)
        return { ...labelled, to: ownerPath[labelled.kind](labelled.id) }
      const to = found.animalId === null ? null : await findSharedPage(found.animalId)
      if (to === null) throw labelNotFound()
      return { to }
    },

    /** Voids an own label: what is printed opens nothing any more. Throws 'not-found' where there is none. */
    void: (actor: Actor, key: string): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        if (!(await removeLabel(tx, actor.keeperId, key))) throw labelNotFound()
      }),
  }
}

/** What a label opens; null where that is gone. */
function openedBy(labelled: Labelled): { readonly kind: LabelledKind; readonly id: number } | null {
  for (const [kind, link] of Object.entries(links) as [LabelledKind, LabelLink][]) {
    const id = labelled[link]
    if (id !== null) return { kind, id }
  }
  return null
}
