import { type LabelledKind, labelledKinds, labelledLists } from '@clutchbook/domain/places/labels'
import { labelledNotFound } from '@clutchbook/domain/places/labels.errors'
import type { Label, NewLabels } from '@clutchbook/domain/places/labels.schema'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { readNamedClutches } from '../eggs/eggs.service.ts'
import { listIncubators, listNamedBoxes } from '../incubation/incubation.service.ts'
import {
  animalLines,
  boxLines,
  clutchLines,
  incubatorLines,
  placeLines,
  projectLines,
} from './label-lines.ts'
import { listProjectNames } from './labels.repository.ts'
import { readPlaceTree } from './place-answers.ts'
import type { TreeRow } from './places.repository.ts'

/** A label without its key. */
type Unkeyed = Omit<Label, 'key' | 'url'>

/** What a label says. */
type Wording = Pick<Label, 'name' | 'code' | 'lines'>

/** In what something is named. */
type Scene = { readonly tx: Tx; readonly actor: Actor; readonly readTree: () => Promise<PlaceTree<TreeRow>> }

/** What labels of own records say, by their numbers; foreign ones are left out. */
type Tell = (scene: Scene, ids: readonly number[]) => Promise<ReadonlyMap<number, Wording>>

const tellPlaces: Tell = async ({ readTree }, ids) => {
  const tree = await readTree()
  return new Map(
    ids.flatMap((id) => {
      const place = tree.byId.get(id)
      return place ? [[id, { name: place.name, code: place.code, lines: placeLines(tree, id) }] as const] : []
    }),
  )
}

const tellProjects: Tell = async ({ tx, actor }, ids) =>
  new Map(
    (await listProjectNames(tx, actor.keeperId, ids)).map((project) => {
      const { id, name, projectCode: code } = project
      return [id, { name, code, lines: projectLines(project) }] as const
    }),
  )

const tellClutches: Tell = async ({ tx, actor: { keeperId } }, ids) => {
  const clutches = await readNamedClutches(tx, keeperId, ids)
  const boxIds = [...clutches.values()].flatMap(({ boxId }) => boxId ?? [])
  const named = await listNamedBoxes(tx, keeperId, [...new Set(boxIds)])
  const boxes = new Map(named.map((box) => [box.id, box]))
  return new Map(
    [...clutches].map(([id, clutch]) => {
      const { code } = clutch
      return [id, { name: code, code, lines: clutchLines(clutch, boxes.get(clutch.boxId ?? 0)) }] as const
    }),
  )
}

const tellBoxes: Tell = async ({ tx, actor }, ids) =>
  new Map(
    (await listNamedBoxes(tx, actor.keeperId, ids)).map(
      (box) => [box.id, { name: box.name, code: null, lines: boxLines(box) }] as const,
    ),
  )

const tellIncubators: Tell = async ({ tx, actor, readTree }) => {
  const tree = await readTree()
  return new Map(
    (await listIncubators(tx, actor.keeperId)).map(
      (one) => [one.id, { name: one.name, code: null, lines: incubatorLines(one, tree) }] as const,
    ),
  )
}

/** Says what labels are to say. */
export function createLabelNaming(collection: CollectionService) {
  const tellAnimals: Tell = async ({ tx, actor, readTree }, ids) => {
    const tree = await readTree()
    const cards = await collection.findCards(tx, actor, ids)
    return new Map(
      [...cards].map(([id, animal]) => {
        const { name, customId: code } = animal
        return [id, { name, code, lines: animalLines(animal, tree) }] as const
      }),
    )
  }

  const tellers: Readonly<Record<LabelledKind, Tell>> = {
    animal: tellAnimals,
    place: tellPlaces,
    project: tellProjects,
    clutch: tellClutches,
    box: tellBoxes,
    incubator: tellIncubators,
  }

  /** What labels are wanted of, in that order. Throws 'not-found' where something is not the keeper's. */
  return async (tx: Tx, actor: Actor, wanted: NewLabels): Promise<Unkeyed[]> => {
    let tree: Promise<PlaceTree<TreeRow>> | undefined
    const readTree = () => (tree ??= readPlaceTree(tx, actor.keeperId))
    const labels: Unkeyed[] = []
    for (const kind of labelledKinds) {
      const list = labelledLists[kind]
      const ids = wanted[list]
      if (ids.length === 0) continue
      const told = await tellers[kind]({ tx, actor, readTree }, ids)
      for (const id of ids) {
        const one = told.get(id)
        if (!one) throw labelledNotFound(list)
        labels.push({ kind, id, ...one })
      }
    }
    return labels
  }
}
