import { boxFields } from '@clutchbook/domain/incubation/incubators.fields'
import { incubatorLimits } from '@clutchbook/domain/incubation/incubators.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { useNamedForm } from '../hooks/use-named-form.ts'
import { boxFormTexts as texts } from '../incubation.texts.ts'
import { addBox, changeBox, removeBox } from '../incubator-changes.queries.ts'
import {
  type BoxValues,
  boxChangeOf,
  boxNames,
  boxProblems,
  boxValuesOf,
  newBoxOf,
} from '../incubator-form.ts'
import { boxParts } from '../incubator-merge.tsx'
import { type Box, incubatorsQuery } from '../incubators.queries.ts'
import classes from './incubator-dialog.module.css'

const dialogWidth = 480
const labels = labelsOf(boxFields)

/** Puts a new box into an incubator, or changes one and moves it with all that is in it (CLU-20, CLU-21). */
export function BoxDialog({
  incubatorId,
  box,
  onClose,
}: {
  incubatorId: number
  box: Box | null
  onClose: () => void
}) {
  const incubators = useQuery({ ...incubatorsQuery, enabled: box !== null }).data ?? []
  const { form, draft, merging, isBusy, remove, onSubmit } = useNamedForm<Box, BoxValues>({
    ...{ kind: 'boxes', stored: box, texts, onDone: onClose },
    draftName: box ? `box:${box.id}` : `box in ${incubatorId}`,
    ...{ names: boxNames, parts: boxParts, problems: boxProblems },
    valuesOf: (stored) => boxValuesOf(stored, incubatorId),
    add: (cache, values, key) => addBox(cache, incubatorId, newBoxOf(values), key),
    change: (cache, stored, values) => changeBox(cache, stored, boxChangeOf(values)),
    remove: removeBox,
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends={box ? 'PATCH /api/boxes/{id}' : 'POST /api/incubators/{id}/boxes'}
      title={box ? texts.changeTitle(box.name) : texts.addTitle}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        <div className={classes.pair}>
          <TextInput
            label={labels.name}
            withAsterisk
            data-autofocus
            maxLength={incubatorLimits.name}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <TextInput
            label={labels.capacity}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('capacity')}
          />
        </div>
        {box && incubators.length > 1 && (
          <NativeSelect
            label={labels.incubatorId}
            data={incubators.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(form.values.incubatorId)}
            error={form.errors.incubatorId}
            onChange={({ currentTarget: { value } }) => form.setFieldValue('incubatorId', Number(value))}
          />
        )}
        {box && (
          <Button
            className={classes.remove}
            variant="subtle"
            color="danger"
            disabled={isBusy}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
