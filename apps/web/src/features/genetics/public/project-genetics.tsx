import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { WhenSeen } from '../../../shared/ui/when-seen.tsx'
import type { GenesProject } from '../genes-project.ts'

const outline = (
  <div aria-busy>
    <Skeleton height={220} card />
  </div>
)

const ProjectGenes = lazyPart(
  async () => (await import('../components/project/project-genes.tsx')).ProjectGenes,
  outline,
)

/** What may hatch in a project and the young that are counted on it, on its page (GEN-64). */
export const ProjectGenetics = ({ project }: { project: GenesProject }) => (
  <WhenSeen outline={outline}>
    <ProjectGenes project={project} />
  </WhenSeen>
)
