import { useState } from 'react'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { Offspring } from '../lineage.api.ts'
import { useRemoveOffspring } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { ParentAnimal } from '../parent-animal.ts'

const texts = lineageTexts.offspring

/**
 * Takes children out of the offspring of an animal; they themselves stay (LIN-35). Where the child's own record names
 * the animal as a parent, the keeper is asked first (LIN-Q05).
 */
export function useRemovalOfOffspring(animal: ParentAnimal) {
  const [asked, setAsked] = useState<Offspring | null>(null)
  const { mutateAsync, isPending } = useRemoveOffspring(animal.id)

  const remove = async (offspring: Offspring): Promise<void> => {
    try {
      await mutateAsync(offspring)
      showToast({ title: texts.removed })
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
