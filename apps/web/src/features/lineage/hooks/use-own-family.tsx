import type { AncestorRelation, ParentSide } from '@clutchbook/domain/lineage/lineage.rules'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { animalQuery } from '../../collection/public/animal-query.ts'
import { useViewPhotos } from '../../media/public/use-view-photos.tsx'
import type { Ancestor } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import { type FamilyView, nameOf, type Relative, type RelativePlace } from '../relatives.ts'

/** What the keeper is being asked while they work on a tree. */
export type AskedOfFamily =
  | { readonly what: 'parent'; readonly child: Relative; readonly side: ParentSide }
  | { readonly what: 'ancestor'; readonly ancestor: Ancestor | null; readonly relation: AncestorRelation }
  | { readonly what: 'remove'; readonly ancestor: Ancestor }

/** What a keeper sees and does in the tree of an own animal. `viewer` is put anywhere on the page. */
export function useOwnFamily() {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<AskedOfFamily | null>(null)
  const { view: viewPhotos, viewer } = useViewPhotos(
    <Scales seed={1} label={lineageTexts.offspring.noImage} />,
  )

  /** Photos of a relative: its own, and those that were added to it with the child. */
  const photosOf = async (place: RelativePlace): Promise<string[]> => {
    if (!place.child) return []
    const child = await cache.fetchQuery(animalQuery(place.child.id))
    const added = child[`${place.side}Photos`]
    if (place.kind !== 'animal') return added
    return [...(await cache.fetchQuery(animalQuery(place.animal.id))).photos, ...added]
  }
  const view: FamilyView = {
    acts: {
      editParent: (child, side) => setAsked({ what: 'parent', child, side }),
      addAncestor: (relation) => setAsked({ what: 'ancestor', ancestor: null, relation }),
    },
    viewPhotos: (place) => {
      const { photosFailed } = lineageTexts
      photosOf(place).then(
        (addresses) => viewPhotos({ name: nameOf(place), addresses }),
        (error: unknown) => showFailure(error, photosFailed.title, photosFailed.text),
      )
    },
    pathOf: ({ id }) => `/animals/${id}`,
  }

  return { view, viewer: viewer as ReactNode, viewPhotos, asked, ask: setAsked, close: () => setAsked(null) }
}

export type OwnFamily = ReturnType<typeof useOwnFamily>
