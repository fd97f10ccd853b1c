import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import type { Offspring } from '../lineage.queries.ts'
import { bringBackOffspring, useRemoveOffspring } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { ParentAnimal } from '../parent-animal.ts'

const texts = lineageTexts.offspring

/**
 * Takes children out of the offspring of an animal; they themselves stay (LIN-35). Where the child's own record names
 * the animal as a parent, the keeper is asked first (LIN-Q05).
 */
export function useRemovalOfOffspring(animal: ParentAnimal) {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<Offspring | null>(null)
  const { mutateAsync, isPending } = useRemoveOffspring(animal.id)

  const undo = (offspring: Offspring): void =>
    void bringBackOffspring(cache, animal.id, offspring).then(
      () => showToast({ title: texts.restored }),
      (error: unknown) => showFailure(error, texts.restoreFailed, texts.nothingChanged),
    )

  const remove = async (offspring: Offspring): Promise<void> => {
    try {
      await mutateAsync(offspring)
      showUndoable(texts.removed, () => undo(offspring))
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingChanged)
    }
    setAsked(null)
  }

  return {
    asked,
    begin: (offspring: Offspring) => (offspring.isNamedParent ? setAsked(offspring) : void remove(offspring)),
    confirm: () => asked && void remove(asked),
    close: () => setAsked(null),
    isBusy: isPending,
  }
}
