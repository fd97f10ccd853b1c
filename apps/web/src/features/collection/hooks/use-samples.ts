import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { createAnimal, listAllAnimals } from '../collection.api.ts'
import { refreshAnimals } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { removeAnimals } from '../public/remove-animals.ts'
import { isSample, sampleHatchlings, samplePair } from '../sample-animals.ts'

const texts = collectionTexts.samples

/** Animals to look around with, and the way to be rid of all of them at once (U11). */
export function useSamples() {
  const cache = useQueryClient()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)

  const carryOut = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showFailure(error, failed, texts.failedText)
    } finally {
      setBusy(false)
    }
  }

  const add = async (): Promise<void> => {
    const { sire, dam } = samplePair(today())
    try {
      const [father, mother] = [await create(sire), await create(dam)]
      for (const hatchling of sampleHatchlings(today(), { fatherId: father.id, motherId: mother.id }))
        await create(hatchling)
    } finally {
      // What came before a failure is there, too.
      await refreshAnimals(cache)
    }
  }

  const remove = async (): Promise<void> => {
    const found = await listAllAnimals({}, new AbortController().signal)
    await removeAnimals(
      cache,
      found.filter(isSample).map(({ id }) => id),
    )
  }

  return {
    isBusy,
    add: () => void carryOut(add, texts.addFailed),
    remove: () => void carryOut(remove, texts.removeFailed),
  }
}

const create = (body: Parameters<typeof createAnimal>[0]) => createAnimal(body, newCallKey())
