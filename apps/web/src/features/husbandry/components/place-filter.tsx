import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import type { Today } from '../today.queries.ts'
import { todayTexts } from '../today.texts.ts'

const texts = todayTexts.places

type Props = {
  places: Today['places']
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Narrows the work of the day to a room or a rack, each with how much is due in it; nothing where there is no choice. */
export function PlaceFilter({ places, chosen, onChoose }: Props) {
  const offered = places.filter(({ id, kind }) => kind !== 'enclosure' || id === chosen)
  if (offered.length === 0 && chosen === null) return null
  return (
    <ChipRow label={texts.label}>
      <ChipSelect
        label={texts.place}
        value={chosen?.toString()}
        options={offered.map(({ id, path, due, overdue, ...place }) => ({
          value: String(id),
          label: texts.option([...path, place].map(placeLabel).join(' · '), due + overdue),
        }))}
        all={texts.all}
        onChoose={(value) => onChoose(value === null ? null : Number(value))}
      />
    </ChipRow>
  )
}
