import '@mantine/core/styles/Combobox.layer.css'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { PlanLimitLine } from '../../billing/public/plan-limit-line.tsx'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import { type EggFormKind, typedCount } from '../egg-form-problems.ts'
import { type EggFormStart, useEggForm } from '../hooks/use-egg-form.ts'
import { ClutchFields } from './clutch-fields.tsx'
import classes from './egg-form-dialog.module.css'
import { EggOutcomeFields } from './egg-outcome-fields.tsx'
import { HatchDialog } from './hatch-dialog.tsx'
import { IncubationFields } from './incubation-fields.tsx'
import { LyingFields } from './lying-fields.tsx'
import { PlanFull } from './plan-full.tsx'
import { ProjectField } from './project-field.tsx'

type Props = {
  start: EggFormStart
  /** On the page of a project its eggs stay there; elsewhere the project is chosen. */
  choosesProject: boolean
  onClose: () => void
}

/** How wide a dialog with the form is, where there is room. */
export const eggDialogWidth = 600

/** What is said of an egg or of the eggs of a clutch, in its dialog. */
export function EggForm({ start, choosesProject, onClose }: Props) {
  const { form, draft, merging, shown, refusals, hatch, ...rest } = useEggForm(start, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  const today = useToday()
  const fields = { form, shown, set: rest.set }
  return (
    <>
      {start.kind !== 'edit' && refusals === 0 && <PlanLimitLine kind="eggs" what={texts.eggs} />}
      <PlanFull counted="eggs" refusals={refusals} />
      <form className={classes.form} onSubmit={rest.onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        {choosesProject && <ProjectField {...fields} egg={start.egg} />}
        <ClutchFields {...fields} kind={start.kind} />
        <IncubationFields {...fields} species={rest.species} />
        {start.egg && <LyingFields {...fields} egg={start.egg} />}
        <EggOutcomeFields {...fields} kind={start.kind} />
        <FormButtons
          texts={{ cancel: texts.cancel, save: saveLabel(start.kind, typedCount(shown.count)) }}
          busy={rest.isSaving}
          inReach
          onCancel={cancel}
        />
      </form>
      <HatchDialog
        eggNumber={shown.eggNumber}
        hatchDate={hatch.values?.hatchDate ?? today()}
        opened={hatch.values !== null}
        busy={hatch.isBusy}
        onContinue={(createsProfile) => void hatch.confirm(createsProfile)}
        onClose={hatch.stop}
      />
    </>
  )
}

function saveLabel(kind: EggFormKind, count: number | null): string {
  if (kind !== 'clutch') return texts.save[kind]
  return count ? texts.save.clutch(count) : texts.saveClutch
}
