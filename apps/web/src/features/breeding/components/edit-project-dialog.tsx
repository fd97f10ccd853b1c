import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { useState } from 'react'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useChangeProject } from '../project-changes.queries.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import { projectChangeOf, projectValuesOf } from '../project-form-values.ts'
import { ProjectForm } from './project-form.tsx'
import { projectFormWidth } from './project-form-width.ts'

type Props = { project: Project; onClose: () => void }

/** The project form in a dialog, filled in with the project. */
export function EditProjectDialog({ project, onClose }: Props) {
  // What is changed is what was opened: news from elsewhere must not slip under the keeper's hands.
  const [opened] = useState(project)
  const change = useChangeProject(opened.id)
  return (
    <FormDialog
      sends="PUT /api/breeding-projects/{id}"
      title={texts.editTitle(opened.name)}
      size={projectFormWidth}
      onClose={onClose}
    >
      <ProjectForm
        start={projectValuesOf(opened)}
        stored={opened}
        save={async (values, onStored, stored) => {
          await change.mutateAsync({ version: (stored ?? opened).version, body: projectChangeOf(values) })
          onStored()
          showToast({ title: texts.changed })
          onClose()
        }}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
