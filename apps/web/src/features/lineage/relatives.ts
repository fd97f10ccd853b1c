import type { AncestorRelation, ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import type { Place, TypedParent } from '@clutchbook/domain/lineage/pedigree.rules'
import type { PedigreeAnimal } from './lineage.queries.ts'
import { lineageTexts } from './lineage.texts.ts'

/** An animal as trees draw it. */
export type Relative = PedigreeAnimal

export type RelativePlace = Place<Relative>

/** What a keeper can do with a tree. */
export type FamilyActs = {
  /** Chooses the parent of an own animal, or notes it in words. */
  readonly editParent: (child: Relative, side: ParentSide) => void
  /** Notes an ancestor that has no place in the tree. */
  readonly addAncestor: (relation: AncestorRelation) => void
}

/** What the boxes of a tree lead to. */
export type FamilyView = {
  readonly acts: FamilyActs
  readonly viewPhotos: (place: RelativePlace) => void
  /** The page of a relative. */
  readonly pathOf: (relative: Relative) => string
}

export const unknownName = lineageTexts.box.unknown

/** What a box is called: the animal's name, the noted one, or Unknown. */
export function nameOf(place: RelativePlace): string {
  if (place.kind === 'animal') return place.animal.name
  return place.kind === 'typed' ? (place.words.name ?? unknownName) : unknownName
}

/** The lines of a box beyond its name, for those who want to know more. */
export function detailsOf({ source, producedBy }: Pick<TypedParent, 'source' | 'producedBy'>) {
  const { box } = lineageTexts
  return [
    { term: box.source, text: source },
    { term: box.producedBy, text: producedBy },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []))
}

/** What a parent at this level is to the animal: Father, Grandmother. */
export const roleOf = (side: ParentSide, level: number): string =>
  lineageTexts.roles[side][level - 1] ?? lineageTexts.parentDialog.label[side]

/** The relation under which an ancestor of this level is noted where the tree has no place for it. */
export function relationOf(side: ParentSide, level: number): AncestorRelation {
  if (level === 2) return side === 'father' ? 'grandfather' : 'grandmother'
  return 'ancestor'
}
