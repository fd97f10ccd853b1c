import { Chip, ChipRow, ChipSelect } from '../../../../shared/ui/chip.tsx'
import { allRecordsTexts as texts } from '../../all-records.texts.ts'
import {
  type ChosenFilters,
  dayChoices,
  isNarrowed,
  outcomeChoices,
  type RecordsSearch,
} from '../../all-records-search.ts'
import { collectionTexts } from '../../collection.texts.ts'
import { wordText } from '../../record-data.texts.ts'
import { furtherKinds, kindsAtHand } from '../../record-kinds.ts'
import { recordTexts } from '../../records.texts.ts'
import { AnimalPicker } from '../animal-picker.tsx'
import classes from './records-filters.module.css'

type Props = {
  search: RecordsSearch
  narrow: (chosen: ChosenFilters) => void
  clear: () => void
}

const kinds = [...kindsAtHand, ...furtherKinds].map((kind) => ({
  value: kind,
  label: recordTexts.types[kind],
}))
const outcomes = outcomeChoices.map((word) => ({ value: word, label: wordText(word) }))
const days = dayChoices.map((choice) => ({ value: String(choice), label: texts.lastDays(choice) }))

/** What narrows the records of all animals, in one line. */
export const RecordsFilters = ({ search, narrow, clear }: Props) => (
  <search className={classes.filters}>
    <ChipRow label={texts.filters} wraps>
      <ChipSelect
        label={texts.kind}
        value={search.kind}
        options={kinds}
        all={texts.allKinds}
        onChoose={(kind) => narrow({ kind })}
      />
      <ChipSelect
        label={texts.days}
        value={search.days === undefined ? undefined : String(search.days)}
        options={days}
        all={texts.allDays}
        onChoose={(chosen) => narrow({ days: chosen })}
      />
      <ChipSelect
        label={texts.outcome}
        value={search.outcome}
        options={outcomes}
        all={texts.allOutcomes}
        onChoose={(outcome) => narrow({ outcome })}
      />
      {isNarrowed(search) && (
        <Chip on={false} onPress={clear}>
          {collectionTexts.list.clearFilters}
        </Chip>
      )}
    </ChipRow>
    <AnimalPicker
      label={texts.animal}
      placeholder={texts.anyAnimal}
      none={texts.anyAnimal}
      path="animal"
      value={search.animal ?? null}
      onChange={(animal) => narrow({ animal })}
    />
  </search>
)
