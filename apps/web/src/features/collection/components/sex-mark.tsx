import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import classes from './sex-mark.module.css'

const signs = { Male: Mars, Female: Venus, Unsexed: CircleQuestionMark } as const

type Props = {
  sex: Sex
  /** Lies on a photo, in the corner of a card. */
  onPhoto?: boolean
  /** Says the sex beside the sign; without it only screen readers hear it. */
  spelled?: boolean
}

/** The sex of an animal: blue for Male, pink for Female, neutral otherwise (COL-51), always with its sign. */
export function SexMark({ sex, onPhoto = false, spelled = false }: Props) {
  const Sign = signs[sex]
  const told = spelled ? {} : ({ role: 'img', 'aria-label': sex, title: sex } as const)
  return (
    <span className={onPhoto ? classes.disc : classes.mark} data-sex={sex} {...told}>
      <Sign size={16} strokeWidth={2.4} aria-hidden />
      {spelled && sex}
    </span>
  )
}
