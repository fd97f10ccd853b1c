import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import Archive from 'lucide-react/icons/archive'
import Bookmark from 'lucide-react/icons/bookmark'
import { Chip } from '../../../shared/ui/chip.tsx'
import { useArchiveAnimal, useHoldBackAnimal, useUnarchiveAnimal } from '../animal-standing.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { tellMove } from '../tell-move.ts'
import classes from './standing-toggles.module.css'

const { detail: texts, moves } = collectionTexts

/** Where an animal stands: a holdback or not (COL-65), archived or not. An archived one is taken out before it is held back (COL-57). */
export function StandingToggles({ animal: { id, isHoldback, isArchived } }: { animal: Animal }) {
  const holdBack = useHoldBackAnimal()
  const archive = useArchiveAnimal()
  const unarchive = useUnarchiveAnimal()
  const toggleHoldback = () =>
    tellMove(holdBack.mutateAsync({ id, isHoldback: !isHoldback }), {
      done: isHoldback ? moves.toggled.off : moves.toggled.on,
      failed: moves.toggled.failed,
    })
  const toggleArchive = () =>
    isArchived
      ? tellMove(unarchive.mutateAsync({ id }), moves.unarchived)
      : tellMove(archive.mutateAsync({ id }), moves.archived)
  return (
    <div className={classes.toggles}>
      {!isArchived && (
        <Chip on={isHoldback} onPress={toggleHoldback}>
          <Bookmark size={15} fill={isHoldback ? 'currentColor' : 'none'} aria-hidden />
          {texts.holdback}
        </Chip>
      )}
      <Chip on={isArchived} onPress={toggleArchive}>
        <Archive size={15} aria-hidden />
        {texts.archive}
      </Chip>
    </div>
  )
}
