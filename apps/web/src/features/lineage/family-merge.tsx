import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import type { ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import { type FormOf, formOf } from '../../shared/forms/record-form.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { AnimalName } from '../collection/public/animal-name.tsx'
import { PhotoStrip } from '../media/public/photo-strip.tsx'
import type { GalleryStart } from '../media/public/use-gallery.ts'
import type { Ancestor } from './lineage.queries.ts'
import { lineageTexts } from './lineage.texts.ts'

/** The form of an ancestor, and of a parent, as they are typed; photos are kept beside it. */
export type AncestorValues = FormOf<typeof ancestorFields>
export type ParentValues = Record<(typeof words)[number], string> & { parentId: number | null }

/** All that is saved together. */
export type WholeAncestor = AncestorValues & { gallery: GalleryStart }
export type WholeParent = ParentValues & { gallery: GalleryStart }

/** A stored ancestor as its form shows it. */
export const wholeAncestorOf = (ancestor: Ancestor): WholeAncestor => ({
  ...formOf(ancestorFields, ancestor),
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

const photos = <Whole extends { gallery: GalleryStart }>(label: string): FormPart<Whole> => ({
  label,
  fields: ['gallery'],
  show: ({ gallery }) => <PhotoStrip addresses={gallery.addresses} />,
})

/** What of an ancestor is decided part by part where it was changed elsewhere too, in the order of its form. */
export const ancestorParts: readonly FormPart<WholeAncestor>[] = [
  ...fieldParts<typeof ancestorFields, WholeAncestor>(ancestorFields, {
    relation: ({ relation }) => lineageTexts.ancestors.relations[relation],
  }),
  photos(ancestorFields.photos.label),
]

const words = ['name', 'morph', 'source', 'producedBy'] as const

/** The same of a parent. */
export const partsOfParent = (side: ParentSide): readonly FormPart<WholeParent>[] => [
  {
    label: lineageTexts.parentDialog.label[side],
    fields: ['parentId'],
    show: ({ parentId }) => <AnimalName id={parentId} none={lineageTexts.parentDialog.none} />,
  },
  ...words.map(
    (field): FormPart<WholeParent> => ({
      label: lineageTexts.parentDialog[field],
      fields: [field],
      show: (values) => values[field],
    }),
  ),
  photos(lineageTexts.parentDialog.photos),
]
