import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter } from '../../../shared/api/refresh.ts'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { type PlannedPairs, removeProjects, startProjects } from '../planner.queries.ts'
import { plannerTexts as texts } from '../planner.texts.ts'

/** Starts projects of picked pairs, all or none, with one way back for all of them (PLN-05). */
export function useStartProjects(onStarted: () => void) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(createCallKeys)

  const takeBack = (ids: number[]): void => {
    removeProjects(ids)
      .then(tellTakenBack, (error: unknown) => showFailure(error, texts.undoFailed, texts.failedText))
      .finally(() => void refreshAfter(cache, 'POST /api/breeding-projects/remove'))
  }

  const start = async (body: PlannedPairs): Promise<void> => {
    setBusy(true)
    try {
      const projects = await startProjects(body, keyOf(body))
      onStarted()
      showUndoable(texts.started(projects.length), () => takeBack(projects.map(({ id }) => id)))
    } catch (error) {
      showFailure(error, texts.startFailed, texts.nothingStarted)
    }
    setBusy(false)
    await refreshAfter(cache, 'POST /api/pairing-planner/projects')
  }

  return { isBusy, start }
}
