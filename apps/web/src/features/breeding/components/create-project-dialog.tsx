import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { LimitReached } from '../../billing/public/limit-reached.tsx'
import { UnlessPlanFull } from '../../billing/public/unless-plan-full.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import type { SaveProject } from '../hooks/use-project-form.ts'
import { useCreateProject } from '../project-changes.queries.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import { type NewPair, newProjectBodyOf, newProjectValues } from '../project-form-values.ts'
import classes from './create-project-dialog.module.css'
import { ProjectForm } from './project-form.tsx'
import { projectFormWidth } from './project-form-width.ts'

type Props = {
  /** Chosen before the dialog opened. */
  pair?: NewPair | undefined
  /** Told the id of the project once it is stored. */
  onCreated: (id: number) => void
  onClose: () => void
}

/** Starts a project, unless the plan has no place left (BRD-22, BRD-Q07). */
export const CreateProjectDialog = ({ pair, onCreated, onClose }: Props) => (
  <FormDialog
    sends="POST /api/breeding-projects"
    title={texts.createTitle}
    size={projectFormWidth}
    onClose={onClose}
  >
    <UnlessPlanFull
      kind="breeding-projects"
      what={breedingTexts.projects}
      full={<Full wayOut={texts.close} onLeave={onClose} />}
    >
      <AllowedForm pair={pair} onCreated={onCreated} onClose={onClose} />
    </UnlessPlanFull>
  </FormDialog>
)

type FullProps = { wayOut: string; onLeave: () => void }

const Full = ({ wayOut, onLeave }: FullProps) => (
  <div className={classes.reached}>
    <LimitReached
      counted="projects"
      action={
        <Button variant="default" onClick={onLeave}>
          {wayOut}
        </Button>
      }
    />
  </div>
)

function AllowedForm({ pair, onCreated, onClose }: Props) {
  // One key for the whole life of the form: however often it is sent, one project comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const today = useToday()
  const [start] = useState(() => newProjectValues(today(), pair))
  const [isRefused, setRefused] = useState(false)
  const create = useCreateProject()

  const save: SaveProject = async (values, onStored) => {
    const body = newProjectBodyOf(values)
    if (!body) return
    try {
      const { id } = await create.mutateAsync({ body, key })
      onStored()
      showToast({ title: texts.created })
      onCreated(id)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
      setRefused(true)
    }
  }

  return (
    <>
      {isRefused && <Full wayOut={texts.backToForm} onLeave={() => setRefused(false)} />}
      {/* What was typed stays, for the plan may be changed elsewhere and the form sent again. */}
      <div hidden={isRefused}>
        <ProjectForm start={start} stored={null} save={save} onCancel={onClose} />
      </div>
    </>
  )
}
