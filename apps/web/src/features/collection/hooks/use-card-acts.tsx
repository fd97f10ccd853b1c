import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { loadLineageDialog } from '../../lineage/public/load-lineage-dialog.ts'
import { ShareAnimal } from '../../sharing/public/share-animal.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { Act } from '../components/card-menu.tsx'
import { DeleteAnimalDialog } from '../components/delete-animal-dialog.tsx'
import { printIdCard } from '../print-id-card.ts'
import { useMoves } from './use-moves.ts'

const { moves, remove } = collectionTexts

const LineageDialog = lazyDialog(loadLineageDialog)

/**
 * Everything the cards of one list can do with their animals, made once for all of them. `dialog` is what opens over
 * the list: a family tree, where an animal is shared, or what is asked before one is deleted.
 */
export function useCardActs(): { act: Act; dialog: ReactNode } {
  const cache = useQueryClient()
  const [deleting, setDeleting] = useState<AnimalCard | null>(null)
  const [sharing, setSharing] = useState<AnimalCard | null>(null)
  const [related, setRelated] = useState<AnimalCard | null>(null)
  const put = useMoves()

  const acts: Partial<Record<Parameters<Act>[0], (animal: AnimalCard) => void>> = {
    archive: ({ id }) => put.intoArchive(id, moves),
    unarchive: ({ id }) => put.outOfArchive(id, moves),
    addToHoldbacks: ({ id }) => put.intoHoldbacks(id, moves),
    removeFromHoldbacks: ({ id }) => put.outOfHoldbacks(id, moves),
    share: setSharing,
    print: (animal) => void printIdCard(cache, animal),
    lineage: setRelated,
    delete: setDeleting,
  }

  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  // The same function for ever, so that a card isn't drawn again when another one's animal moves.
  const act = useCallback<Act>((action, animal) => latest.current[action]?.(animal), [])

  const dialog = (
    <>
      <ShareAnimal animal={sharing} onClose={() => setSharing(null)} />
      {related && <LineageDialog animal={related} onClose={() => setRelated(null)} />}
      {deleting && (
        <DeleteAnimalDialog
          animal={deleting}
          opened
          failed={remove.failedInList}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
  return { act, dialog }
}
