import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAfter } from '../../../shared/api/refresh.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { createAnimal, listAllAnimals } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { removeAnimals } from '../public/remove-animals.ts'
import { isSample, sampleHatchlings, samplePair } from '../sample-animals.ts'

const texts = collectionTexts.samples

/** Adds animals to look around with (U11). */
export function useAddSamples() {
  const cache = useQueryClient()
  const today = useToday()
  return useMutation({
    mutationFn: () => addSamples(today()),
    // A second try would add what came of the first once more.
    retry: false,
    onError: (error) => showFailure(error, texts.addFailed, texts.failedText),
    // What came before a failure is there, too.
    onSettled: () => refreshAfter(cache, 'POST /api/animals'),
  })
}

/** Removes all of them at once; whatever list is shown, they may stand in another. */
export function useRemoveSamples() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const samples = (await listAllAnimals()).filter(isSample)
      return removeAnimals(
        cache,
        samples.map(({ id }) => id),
      )
    },
    retry: false,
    onError: (error) => showFailure(error, texts.removeFailed, texts.failedText),
  })
}

async function addSamples(today: CivilDay): Promise<void> {
  const { sire, dam } = samplePair(today)
  const [father, mother] = [await create(sire), await create(dam)]
  for (const hatchling of sampleHatchlings(today, { fatherId: father.id, motherId: mother.id }))
    await create(hatchling)
}

const create = (body: Parameters<typeof createAnimal>[0]) => createAnimal(body, newCallKey())
