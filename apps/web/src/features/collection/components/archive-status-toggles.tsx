import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import Archive from 'lucide-react/icons/archive'
import Bookmark from 'lucide-react/icons/bookmark'
import { Chip } from '../../../shared/ui/chip.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { useMoves } from '../hooks/use-moves.ts'
import classes from './archive-status-toggles.module.css'

const { detail: texts, moves } = collectionTexts

/** Here a holdback is one switch, whose failure has one text. */
const words = {
  ...moves,
  moved: { done: moves.toggled.on, failed: moves.toggled.failed },
  removed: { done: moves.toggled.off, failed: moves.toggled.failed },
}

/** Where an animal stands: a holdback or not (COL-65), archived or not. An archived one is taken out before it is held back (COL-57). */
export function ArchiveStatusToggles({ animal: { id, isHoldback, isArchived } }: { animal: Animal }) {
  const put = useMoves()
  const toggleHoldback = () => (isHoldback ? put.outOfHoldbacks : put.intoHoldbacks)(id, words)
  const toggleArchive = () => (isArchived ? put.outOfArchive : put.intoArchive)(id, words)
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
