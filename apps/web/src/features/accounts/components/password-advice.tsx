import { accountsTexts } from '../accounts.texts.ts'
import { adviceOn, advisedLength } from '../password-advice.ts'
import classes from './password-advice.module.css'

/** The order of a field's parts under which the advice stands between what is typed and what is wrong with it. */
export const adviceBelow: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

type Props = {
  password: string
  /** The fewest characters that are taken here. */
  floor: number
}

/** How a new password stands to the length that is advised: one mark a character, and words (ACC-Q05). */
export function PasswordAdvice({ password, floor }: Props) {
  const advice = adviceOn(password, floor)
  const marks = Array.from({ length: Math.max(advisedLength, floor) }, (_, place) => place)
  return (
    <span className={classes.advice}>
      <span className={classes.track} data-enough={advice === 'safer' || undefined} aria-hidden>
        {marks.map((place) => (
          <span key={place} className={classes.mark} data-lit={place < password.length || undefined} />
        ))}
      </span>
      <span>{accountsTexts.advice[advice](floor)}</span>
    </span>
  )
}
