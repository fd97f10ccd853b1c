import { useState } from 'react'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { PlanSeveral } from '../../../husbandry/public/plan-several.tsx'
import { MoveSeveral } from '../../../places/public/move-several.tsx'
import { ShareSeveral } from '../../../sharing/public/share-several.tsx'
import {
  type BulkAction,
  moveActions,
  placeAction,
  recordAction,
  removeAction,
  shareAction,
} from '../../bulk-actions.ts'
import type { ChosenAnimals } from '../../hooks/use-choice.ts'
import { severalTexts as texts } from '../../several.texts.ts'
import { ChoiceBar, type SeveralAct } from './choice-bar.tsx'

const RecordsDialog = lazyDialog(
  async () => (await import('./several-records-dialog.tsx')).SeveralRecordsDialog,
)

/** What is asked before something is done; moves are done at once, for they are taken back as easily. */
type Asked = Exclude<SeveralAct, keyof typeof moveActions>

const isMove = (act: SeveralAct): act is keyof typeof moveActions => act in moveActions

/** The bar of what is chosen, and what its buttons ask. */
export function ChoiceDialogs({ chosen }: { chosen: ChosenAnimals }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { carryOut, isBusy } = chosen
  // What was asked for stays in the words of a dialog until that is gone, when nothing is chosen any more.
  const [count, setCount] = useState(0)
  const close = () => setAsked(null)
  const doAsked = async (action: BulkAction): Promise<void> => {
    await carryOut(action)
    close()
  }
  const act = (wanted: SeveralAct): void => {
    if (isMove(wanted)) void carryOut(moveActions[wanted])
    else {
      setCount(chosen.ids.size)
      setAsked(wanted)
    }
  }
  return (
    <>
      {chosen.isOn && <ChoiceBar chosen={chosen} onAct={act} />}
      {asked === 'delete' && (
        <ConfirmDialog
          sends="POST /api/animals/remove"
          opened
          title={texts.remove.title(count)}
          confirmLabel={texts.remove.confirm(count)}
          danger
          busy={isBusy}
          onConfirm={() => void doAsked(removeAction())}
          onClose={close}
        >
          {texts.remove.text(count)}
        </ConfirmDialog>
      )}
      <ShareSeveral
        count={asked === 'share' ? count : null}
        busy={isBusy}
        onChoose={(shared) => void doAsked(shareAction(shared))}
        onClose={close}
      />
      {asked === 'move' && (
        <MoveSeveral
          count={chosen.ids.size || count}
          busy={isBusy}
          onMove={async (body, keyOf) => {
            const error = await carryOut(placeAction(body, keyOf))
            if (error === null) close()
            return error
          }}
          onClose={close}
        />
      )}
      {asked === 'plan' && <PlanSeveral animalIds={[...chosen.ids]} onSaved={chosen.end} onClose={close} />}
      {asked === 'feed' && (
        <RecordsDialog
          // Fewer, once a part of them is done.
          count={chosen.ids.size || count}
          busy={isBusy}
          onSave={async (record, keyOf) => {
            // What was typed stays where it was refused.
            const error = await carryOut(recordAction(record, keyOf))
            if (error === null) close()
            return error
          }}
          onClose={close}
        />
      )}
    </>
  )
}
