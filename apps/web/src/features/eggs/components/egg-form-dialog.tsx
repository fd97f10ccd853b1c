import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import type { EggFormStart } from '../hooks/use-egg-form.ts'
import { AddClutchDialog } from './clutches/add-clutch-dialog.tsx'
import { EggForm, eggDialogWidth } from './egg-form.tsx'

type Props = EggFormStart & {
  /** On the page of a project its eggs stay there; elsewhere the project is chosen. */
  choosesProject: boolean
  onClose: () => void
}

const callOf = {
  egg: 'POST /api/eggs',
  clutch: 'POST /api/eggs/clutch',
  edit: 'PATCH /api/eggs/{id}',
} as const

const titleOf = ({ kind, egg }: EggFormStart): string =>
  kind === 'edit' ? texts.titles.edit(egg?.eggNumber ?? '') : texts.titles[kind]

/** Adds an egg or a whole clutch, or changes an egg (EGG-09). */
export function EggFormDialog({ choosesProject, onClose, ...start }: Props) {
  const { kind, projectId, clutchSize } = start
  if (kind === 'clutch' && projectId !== null)
    return <AddClutchDialog projectId={projectId} clutchSize={clutchSize} onClose={onClose} />
  return (
    <FormDialog sends={callOf[kind]} title={titleOf(start)} size={eggDialogWidth} onClose={onClose}>
      <EggForm start={start} choosesProject={choosesProject} onClose={onClose} />
    </FormDialog>
  )
}
