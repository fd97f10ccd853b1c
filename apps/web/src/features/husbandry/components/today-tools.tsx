import ScanLine from 'lucide-react/icons/scan-line'
import { Chip, ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { usePlaceChoices } from '../../places/public/use-place-choices.ts'
import { placeOptions } from '../place-options.ts'
import type { Today } from '../today.queries.ts'
import { todayTexts } from '../today.texts.ts'
import classes from './today-tools.module.css'

const texts = todayTexts.places

type Props = {
  places: Today['places']
  chosen: number | null
  onChoose: (id: number | null) => void
  isByRoom: boolean
  onTurn: () => void
}

/**
 * For who has places: tells the work by room and rack, narrows it to one of them, each with how much is due in it, and leads to
 * the camera. Nothing where no work is in a room or rack.
 */
export function TodayTools({ places, chosen, onChoose, isByRoom, onTurn }: Props) {
  const isAmongWork = places.some(({ id }) => id === chosen)
  const known = usePlaceChoices(chosen !== null && !isAmongWork, chosen ?? undefined)
  const offered = placeOptions(places, chosen, known)
  if (chosen === null && places.every(({ kind }) => kind === 'enclosure')) return null
  return (
    <div className={classes.tools}>
      <ChipRow label={texts.label}>
        <Chip on={isByRoom} onPress={onTurn}>
          {texts.byRoom}
        </Chip>
        {offered.length > 0 && (
          <ChipSelect
            label={texts.place}
            value={chosen?.toString()}
            options={offered.map(({ id, label, due }) => ({
              value: String(id),
              label: texts.option(label, due),
            }))}
            all={texts.all}
            onChoose={(value) => onChoose(value === null ? null : Number(value))}
          />
        )}
      </ChipRow>
      <LinkButton
        to="/scan"
        variant="default"
        className={classes.scan}
        leftSection={<ScanLine size={17} aria-hidden />}
      >
        {texts.scan}
      </LinkButton>
    </div>
  )
}
