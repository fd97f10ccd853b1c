import { useQueryClient } from '@tanstack/react-query'
import { currentOf } from '../../../shared/api/api-error.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { genesTexts as texts } from '../genes.texts.ts'
import type { GenesAnimal } from '../genes-animal.ts'
import { type Genotype, type GenotypeBody, takeGenesBack, useSaveGenotype } from '../genotype.queries.ts'
import { tellWithWayBack } from './tell-with-way-back.ts'

/** Saves the genes of an animal at once, and tells so with a way back. Answers whether they were saved. */
export function useKeepGenes(animal: GenesAnimal, genotype: Genotype) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useSaveGenotype(animal.id)

  const save = async (body: GenotypeBody, done: string): Promise<boolean> => {
    try {
      const { version } = await mutateAsync({ body, version: genotype.version })
      const before = { genotype, ...(body.writeMorph && { morph: animal.morph }) }
      tellWithWayBack(done, () => takeGenesBack(cache, before, version), {
        failed: texts.takeBackFailed,
        failedText: texts.failedSaveText,
      })
      return true
    } catch (error) {
      const isStale = currentOf(error) !== null
      showFailure(error, texts.failedSave, isStale ? texts.changedMeanwhile : texts.failedSaveText)
      return false
    }
  }
  return { save, isBusy: isPending }
}
