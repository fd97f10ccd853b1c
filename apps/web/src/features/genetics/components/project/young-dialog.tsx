import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import type { GenesProject } from '../../genes-project.ts'
import type { ProjectYoung } from '../../project-genes.queries.ts'
import { projectGenesTexts } from '../../project-genes.texts.ts'
import { YoungForm } from './young-form.tsx'

const dialogWidth = 560

type Props = { project: GenesProject; counted: ProjectYoung; onClose: () => void }

/** Counts the young of a project by their looks. */
export const YoungDialog = ({ project, counted, onClose }: Props) => (
  <FormDialog
    sends="PUT /api/breeding-projects/{id}/young"
    title={projectGenesTexts.form.title(project.name)}
    size={dialogWidth}
    onClose={onClose}
  >
    <YoungForm counted={counted} onClose={onClose} />
  </FormDialog>
)
