import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { QueryClient } from '@tanstack/react-query'
import { printPaper } from '../../shared/print/print-paper.ts'
import { findSharedLink } from '../sharing/public/shared-link.ts'
import { animalQuery } from './collection.queries.ts'
import { collectionTexts } from './collection.texts.ts'
import { idCardOf, type LinkedParents } from './id-card.ts'

const texts = collectionTexts.idCard

const nameOf = async (cache: QueryClient, id: number | null): Promise<string | null> =>
  id === null ? null : (await cache.fetchQuery(animalQuery(id))).name

async function parentsOf(cache: QueryClient, { fatherId, motherId }: Animal): Promise<LinkedParents> {
  const [father, mother] = await Promise.all([nameOf(cache, fatherId), nameOf(cache, motherId)])
  return { father, mother }
}

/** Their code comes with what draws the card: a list of animals has no use for it. */
const genesOf = async (cache: QueryClient, id: number) =>
  (await import('../genetics/public/card-genes.ts')).findCardGenes(cache, id)

/** Opens a window with the ID card of an animal and has it printed (COL-102 to COL-104). */
export function printIdCard(cache: QueryClient, { id, name }: Pick<Animal, 'id' | 'name'>): Promise<void> {
  return printPaper(texts.title(name), texts, async (paper) => {
    const [{ drawIdCard }, genes, animal, link] = await Promise.all([
      import('./draw-id-card.tsx'),
      genesOf(cache, id),
      cache.fetchQuery(animalQuery(id)),
      findSharedLink(cache, id),
    ])
    drawIdCard(paper, { card: idCardOf(animal, await parentsOf(cache, animal), { link, genes }), seed: id })
  })
}
