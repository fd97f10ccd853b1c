import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { ToastText } from '../../../shared/ui/toast-store.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { useTakeEggsBack } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import { type ChangedEggs, takingBackOf } from '../taking-back.ts'
import { wordsOf } from '../tell-eggs.ts'

/** Tells that eggs were given another status, hatching among them, with an Undo for all of it (U7). */
export function useTellChanged() {
  const { mutateAsync } = useTakeEggsBack()
  return (
    title: string,
    changed: ChangedEggs,
    { text = '', ...more }: Pick<ToastText, 'text' | 'failure'> = {},
    afterwards: () => void = () => undefined,
  ): void => {
    const moves = changed.flatMap(({ after }) => after.projectMoved ?? [])
    const key = newCallKey()
    const undo = async (): Promise<void> => {
      try {
        const { eggs, keptProjects } = await mutateAsync({ body: takingBackOf(changed), key })
        const kept = keptProjects.map(texts.projectKept).join(' ')
        showToast({ title: texts.takenBack(eggs), ...(kept ? { text: kept } : {}) })
        afterwards()
      } catch (error) {
        showFailure(error, texts.takeBackFailed, texts.unknownError)
      }
    }
    const words = wordsOf(moves, text)
    showUndoable(title, () => void undo(), { ...more, ...(words ? { text: words } : {}) })
  }
}
