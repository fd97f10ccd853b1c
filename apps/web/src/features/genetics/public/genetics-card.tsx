import { useState } from 'react'
import { atRest } from '../../../shared/ui/at-rest.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useNearing } from '../../../shared/ui/use-nearing.ts'
import type { GenesAnimal } from '../genes-animal.ts'

const outline = (
  <div aria-busy>
    <Skeleton height={170} card />
  </div>
)

const AnimalGenes = lazyPart(
  async () => (await import('../components/genes/animal-genes.tsx')).AnimalGenes,
  outline,
)

/** How long a page is left to come before the card joins unasked, in milliseconds. */
const settledAfter = 2000

/**
 * What an animal carries, on its page (GEN-63). Code and genes come when the place for them is seen, or is near once the
 * page has come: what is seen first has fewer files to wait for (B4).
 */
export function GeneticsCard({ animal }: { animal: GenesAnimal }) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const seen = useNearing(!isWanted, want, '0px')
  const near = useNearing(!isWanted, () => setTimeout(() => atRest(want), settledAfter))
  return (
    <div ref={near}>
      <div ref={seen}>{isWanted ? <AnimalGenes animal={animal} /> : outline}</div>
    </div>
  )
}
