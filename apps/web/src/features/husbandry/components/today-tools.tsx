import { placeLabel } from '@clutchbook/domain/places/place.rules'
import ScanLine from 'lucide-react/icons/scan-line'
import { Chip, ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
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
 * the camera. Nothing where there is no choice.
 */
export function TodayTools({ places, chosen, onChoose, isByRoom, onTurn }: Props) {
  const offered = places.filter(({ id, kind }) => kind !== 'enclosure' || id === chosen)
  if (offered.length === 0 && chosen === null) return null
  return (
    <div className={classes.tools}>
      <ChipRow label={texts.label}>
        <Chip on={isByRoom} onPress={onTurn}>
          {texts.byRoom}
        </Chip>
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
