import { useState } from 'react'
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

/** What an animal carries, on its page (GEN-63); code and genes come when the place for them is near. */
export function GeneticsCard({ animal }: { animal: GenesAnimal }) {
  const [isNear, setNear] = useState(false)
  const place = useNearing(!isNear, () => setNear(true))
  return <div ref={place}>{isNear ? <AnimalGenes animal={animal} /> : outline}</div>
}
