import { Button } from '@mantine/core'
import { useState } from 'react'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { lookTexts as texts } from '../looks.texts.ts'
import { shortChance } from '../words.ts'
import { fractionOf } from '../written-fraction.ts'
import classes from './look-chooser.module.css'
import type { PairLooks } from './use-pair-looks.ts'
import { type AnimalSex, isSameLook, maySuit, type OfferedLook, type YoungLook } from './young-look.ts'

/** How many looks stand there before all are asked for. */
const fewLooks = 4

type Props = {
  /** Whose look it is. */
  label: string
  offered: PairLooks
  sex: AnimalSex
  chosen: YoungLook | null
  /** The look of the young before this one. */
  above?: YoungLook | null
  onChoose: (look: YoungLook | null) => void
}

/** How a young looks: what its parents may give, the likeliest first. One press chooses, another one takes it back. */
export function LookChooser({ label, offered, sex, chosen, above = null, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const fitting = offered.looks.filter((look) => maySuit(look, sex))
  const shown = fitting.filter((look, place) => isOpen || place < fewLooks || isSameLook(look, chosen))
  const isElsewhere = chosen !== null && !fitting.some((look) => isSameLook(look, chosen))
  const hidden = fitting.length - shown.length
  const press = (look: YoungLook): void => {
    onChoose(isSameLook(look, chosen) ? null : look)
    setOpen(false)
  }
  return (
    <div className={classes.chooser}>
      <ChipRow label={label} wraps>
        <span className={classes.lead} aria-hidden>
          {texts.look}
        </span>
        {isElsewhere && (
          <Chip on onPress={() => onChoose(null)}>
            <span className={classes.name}>{chosen.label}</span>
          </Chip>
        )}
        {shown.map((look) => (
          <Chip
            key={`${look.sex} ${look.label} ${look.name}`}
            on={isSameLook(look, chosen)}
            onPress={() => press(lookAlone(look))}
          >
            <LookWords look={look} />
          </Chip>
        ))}
        {(hidden > 0 || isOpen) && (
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.fewer : texts.more(hidden)}
          </Button>
        )}
        {above && maySuit(above, sex) && !isSameLook(above, chosen) && (
          <Button variant="subtle" title={above.label} onClick={() => onChoose(above)}>
            {texts.sameAsAbove}
          </Button>
        )}
      </ChipRow>
      {isOpen && offered.more > 0 && (
        <p className={classes.rest}>{texts.rest(offered.more.toLocaleString('en'))}</p>
      )}
    </div>
  )
}

const lookAlone = ({ chance: _chance, ...look }: OfferedLook): YoungLook => look

const LookWords = ({ look: { label, sex, chance } }: { look: OfferedLook }) => (
  <>
    <span className={classes.name}>{sex ? `${label}, ${texts.sex[sex]}` : label}</span>
    <span className={classes.chance}>{shortChance(fractionOf(chance))}</span>
  </>
)
