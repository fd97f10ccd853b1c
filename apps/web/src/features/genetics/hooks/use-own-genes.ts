import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { definitionOf } from '../gene-definition.ts'
import {
  addGene,
  addWord,
  changeGene,
  type KeeperGene,
  type OwnWord,
  removeGene,
  removeWord,
} from '../keeper-genes.queries.ts'
import { ownGenesTexts as texts } from '../own-genes.texts.ts'
import { tellSaid } from './tell-said.ts'

/** All that is said of a gene, to be said again; by its id, which other genes and what is in the trash know it by. */
const asNew = (gene: KeeperGene) => ({
  ...{ id: gene.id, species: gene.species, name: gene.name, aliases: gene.aliases, note: gene.note },
  ...definitionOf(gene),
})

/** Takes back what a keeper says of genes and words, each by one press with a way back (GEN-06). */
export function useOwnGenes() {
  const cache = useQueryClient()
  /** What is being taken back at present. */
  const [busy, setBusy] = useState<string | number | null>(null)

  const run = async (of: string | number, failed: string, act: () => Promise<void>): Promise<void> => {
    if (busy !== null) return
    setBusy(of)
    try {
      await act()
    } catch (error) {
      showFailure(error, failed, texts.nothingChanged)
    } finally {
      setBusy(null)
    }
  }
  const remove = (gene: KeeperGene): Promise<void> =>
    run(gene.id, texts.removeFailed(gene.name), async () => {
      await removeGene(cache, gene.id)
      tellSaid(texts.removed(gene.name), () => addGene(cache, asNew(gene), newCallKey()))
    })
  const reset = (gene: KeeperGene): Promise<void> =>
    run(gene.id, texts.resetFailed(gene.name), async () => {
      await removeGene(cache, gene.id)
      tellSaid(texts.reset(gene.name), () => changeGene(cache, gene.id, definitionOf(gene)))
    })
  const forget = ({ id, species, word, text }: OwnWord): Promise<void> =>
    run(id, texts.words.removeFailed(word), async () => {
      await removeWord(cache, id)
      tellSaid(texts.words.removed(word), () => addWord(cache, { species, word, text }, newCallKey()))
    })
  return { busy, remove, reset, forget }
}
