import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { placeKinds, placeLabel, placeLimits } from '@clutchbook/domain/places/place.rules'
import { placeFields } from '@clutchbook/domain/places/places.fields'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'
import { MoreFold } from '../../../shared/forms/more-fold.tsx'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { usePlaceForm } from '../hooks/use-place-form.ts'
import { outerPlacesFor } from '../place-form.ts'
import { type Place, placesQuery } from '../places.queries.ts'
import { placesTexts, placeFormTexts as texts } from '../places.texts.ts'
import classes from './place-dialog.module.css'

const dialogWidth = 520
const labels = labelsOf(placeFields)

type Props = {
  /** Null for a new one. */
  place: Place | null
  /** What a new one is to stand in. */
  parent?: Place | null
  onClose: () => void
  /** Leaves the page of the place once that is gone. */
  onRemoved?: () => Promise<unknown>
}

type Form = ReturnType<typeof usePlaceForm>['form']

const nothing = async () => undefined

/** Adds a room, a rack with its tubs or an enclosure, or changes one (PLC-01, PLC-04). */
export function PlaceDialog({ place, parent = null, onClose, onRemoved = nothing }: Props) {
  const { form, draft, merging, isBusy, remove, chooseKind, onSubmit } = usePlaceForm({
    ...{ place, parent, onRemoved },
    onDone: onClose,
  })
  const { kind } = form.values
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends={place ? 'PATCH /api/places/{id}' : 'POST /api/places'}
      title={place ? texts.changeTitle(placeLabel(place)) : texts.addTitle}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        {place === null && (
          <ChipRow label={texts.kind} wraps>
            {placeKinds.map((one) => (
              <Chip key={one} on={kind === one} onPress={() => chooseKind(one)}>
                {placesTexts.kinds[one]}
              </Chip>
            ))}
          </ChipRow>
        )}
        <NameFields form={form} id={place?.id ?? null} />
        <MoreFold>
          <FurtherFields form={form} />
        </MoreFold>
        {place && (
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

/** What a place is called, where it stands, and what it holds. */
function NameFields({ form, id }: { form: Form; id: number | null }) {
  const { kind, parentId } = form.values
  const places = useQuery(placesQuery).data ?? []
  const outer = outerPlacesFor(kind, places, id)
  return (
    <div className={classes.pair}>
      <TextInput
        label={labels.name}
        withAsterisk
        maxLength={placeLimits.name}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={texts.code}
        description={kind === 'rack' ? texts.rackHint : texts.codeHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={placeLimits.code}
        autoComplete="off"
        {...form.getInputProps('code')}
      />
      {kind !== 'room' && (
        <NativeSelect
          label={texts.within}
          data={[
            { value: '', label: texts.alone },
            ...outer.map((place) => ({ value: String(place.id), label: outerName(place) })),
          ]}
          value={String(parentId ?? '')}
          error={form.errors.parentId}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('parentId', value === '' ? null : Number(value))
          }
        />
      )}
      {kind === 'rack' && (
        <>
          <TextInput label={texts.rows} inputMode="numeric" {...form.getInputProps('rows')} />
          <TextInput label={texts.columns} inputMode="numeric" {...form.getInputProps('columns')} />
        </>
      )}
      {kind === 'enclosure' && (
        <TextInput
          label={texts.capacity}
          description={texts.capacityHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          {...form.getInputProps('capacity')}
        />
      )}
    </div>
  )
}

const outerName = ({ path, ...place }: Place): string => [...path, place].map(placeLabel).join(' · ')

/** The range of its climate, and notes. */
const FurtherFields = ({ form }: { form: Form }) => (
  <div className={classes.form}>
    <div className={classes.pair}>
      <TextInput label={texts.temperature[0]} inputMode="decimal" {...form.getInputProps('temperatureMin')} />
      <TextInput label={texts.temperature[1]} inputMode="decimal" {...form.getInputProps('temperatureMax')} />
      <TextInput label={texts.humidity[0]} inputMode="decimal" {...form.getInputProps('humidityMin')} />
      <TextInput label={texts.humidity[1]} inputMode="decimal" {...form.getInputProps('humidityMax')} />
    </div>
    <GrowingText
      label={texts.notes}
      rows={[2, 8]}
      maxLength={placeLimits.notes}
      {...form.getInputProps('notes')}
    />
  </div>
)
