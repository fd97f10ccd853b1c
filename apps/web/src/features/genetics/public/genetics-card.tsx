import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { WhenSeen } from '../../../shared/ui/when-seen.tsx'
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

/** What an animal carries, on its page (GEN-63). */
export const GeneticsCard = ({ animal }: { animal: GenesAnimal }) => (
  <WhenSeen outline={outline}>
    <AnimalGenes animal={animal} />
  </WhenSeen>
)
