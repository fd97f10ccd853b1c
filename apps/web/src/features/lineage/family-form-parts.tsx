import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { AncestorRelation, ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { AnimalName } from '../collection/public/animal-name.tsx'
import { PhotoStrip } from '../media/public/photo-strip.tsx'
import type { GalleryStart } from '../media/public/use-gallery.ts'
import type { Ancestor } from './lineage.queries.ts'
import { lineageTexts } from './lineage.texts.ts'

type Words = Record<'name' | 'morph' | 'source' | 'producedBy', string>

/** The form of an ancestor, and of a parent, as they are typed; photos are kept beside it. */
export type AncestorValues = Words & { relation: AncestorRelation }
export type ParentValues = Words & { parentId: number | null }

/** All that is saved together. */
export type WholeAncestor = AncestorValues & { gallery: GalleryStart }
export type WholeParent = ParentValues & { gallery: GalleryStart }

/** A stored ancestor as its form shows it. */
export const wholeAncestorOf = (ancestor: Ancestor): WholeAncestor => ({
  relation: ancestor.relation,
  name: ancestor.name,
  morph: ancestor.morph ?? '',
  source: ancestor.source ?? '',
  producedBy: ancestor.producedBy ?? '',
  gallery: { addresses: ancestor.photos },
})

/** What a stored animal says of a parent, as its form shows it. */
export const wholeParentOf =
  (side: ParentSide) =>
  (child: Animal): WholeParent => ({
    parentId: child[`${side}Id`],
    name: child[`${side}Name`] ?? '',
    morph: child[`${side}Morph`] ?? '',
    source: child[`${side}Source`] ?? '',
    producedBy: child[`${side}ProducedBy`] ?? '',
    gallery: { addresses: child[`${side}Photos`] },
  })

type Labels = Words & { photos: string }

function wordsAndPhotos<Whole extends Words & { gallery: GalleryStart }>(labels: Labels): FormPart<Whole>[] {
  const words = (['name', 'morph', 'source', 'producedBy'] as const).map(
    (field): FormPart<Whole> => ({ label: labels[field], fields: [field], show: (values) => values[field] }),
  )
  return [
    ...words,
    {
      label: labels.photos,
      fields: ['gallery'],
      show: ({ gallery }) => <PhotoStrip addresses={gallery.addresses} />,
    },
  ]
}

/** What of an ancestor is decided part by part where it was changed elsewhere too, in the order of its form. */
export const ancestorParts: readonly FormPart<WholeAncestor>[] = [
  {
    label: lineageTexts.ancestorDialog.type,
    fields: ['relation'],
    show: ({ relation }) => lineageTexts.ancestors.relations[relation],
  },
  ...wordsAndPhotos<WholeAncestor>(lineageTexts.ancestorDialog),
]

/** The same of a parent. */
export const partsOfParent = (side: ParentSide): readonly FormPart<WholeParent>[] => [
  {
    label: lineageTexts.parentDialog.label[side],
    fields: ['parentId'],
    show: ({ parentId }) => <AnimalName id={parentId} none={lineageTexts.parentDialog.none} />,
  },
  ...wordsAndPhotos<WholeParent>(lineageTexts.parentDialog),
]
