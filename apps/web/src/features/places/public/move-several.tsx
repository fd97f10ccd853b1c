import { useState } from 'react'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { loadMoveDialog } from '../components/load-move-dialog.ts'
import { moveBody } from '../place-changes.queries.ts'
import { moveTexts as texts } from '../places.texts.ts'

const MoveDialog = lazyDialog(loadMoveDialog)

type Props = {
  count: number
  busy: boolean
  /** Writes the move of each down; answers null, or why it was refused. */
  onMove: (body: ReturnType<typeof moveBody>, keyOf: (sent: unknown) => string) => Promise<unknown>
  onClose: () => void
}

/** Asks where several animals are moved to (PLC-06). */
export function MoveSeveral({ count, busy, onMove, onClose }: Props) {
  const today = useToday()
  const [keyOf] = useState(createCallKeys)
  return (
    <MoveDialog
      title={texts.severalTitle(count)}
      from={undefined}
      busy={busy}
      onMove={({ toPlaceId, anyway }) => onMove(moveBody({ day: today(), toPlaceId, anyway }), keyOf)}
      onClose={onClose}
    />
  )
}
