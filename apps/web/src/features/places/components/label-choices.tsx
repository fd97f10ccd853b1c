import { NativeSelect } from '@mantine/core'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { labelsTexts as texts } from '../labels.texts.ts'
import { type LabelKind, type LabelsSearch, labelKinds } from '../labels-search.ts'
import { placeWords } from '../place-words.ts'
import type { Place } from '../places.queries.ts'

type Props = {
  of: LabelKind
  place: number | undefined
  places: readonly Place[]
  /** The place is there no more. */
  isGone: boolean
  onChoose: (changed: LabelsSearch) => void
}

/** What is labelled, and of tubs and animals where. */
export const LabelChoices = ({ of, place, places, isGone, onChoose }: Props) => (
  <>
    <ChipRow label={texts.what} wraps>
      {labelKinds.map((kind) => (
        <Chip key={kind} on={kind === of} onPress={() => onChoose({ of: kind, one: undefined })}>
          {texts.kinds[kind]}
        </Chip>
      ))}
    </ChipRow>
    {(of === 'places' || of === 'animals') && (
      <NativeSelect
        label={texts.where}
        data={[
          { value: '', label: texts.everywhere },
          ...places
            .filter(({ id, kind }) => kind !== 'enclosure' || id === place)
            .map((one) => ({ value: String(one.id), label: placeWords(one) })),
          // What is chosen is among the choices, or the way to the others would be none.
          ...(isGone ? [{ value: String(place), label: texts.gonePlace }] : []),
        ]}
        value={String(place ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ place: value === '' ? undefined : Number(value), one: undefined })
        }
      />
    )}
  </>
)
