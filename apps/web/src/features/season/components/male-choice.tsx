import { Button, NativeSelect } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { plannerTexts as texts } from '../planner.texts.ts'
import classes from './male-choice.module.css'

type Props = {
  /** In the order in which they are shown. */
  names: readonly { readonly id: number; readonly name: string }[]
  at: number
  onChoose: (at: number) => void
}

/** Which male's pairs are shown where there is no room for more than one. */
export const MaleChoice = ({ names, at, onChoose }: Props) => (
  <div className={classes.choice}>
    <Button
      variant="default"
      className={classes.step ?? ''}
      aria-label={texts.before}
      disabled={at === 0}
      onClick={() => onChoose(at - 1)}
    >
      <ChevronLeft size={18} aria-hidden />
    </Button>
    <NativeSelect
      className={classes.name ?? ''}
      label={texts.male}
      value={String(at)}
      data={names.map(({ name }, place) => ({ value: String(place), label: name }))}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
    <Button
      variant="default"
      className={classes.step ?? ''}
      aria-label={texts.after}
      disabled={at >= names.length - 1}
      onClick={() => onChoose(at + 1)}
    >
      <ChevronRight size={18} aria-hidden />
    </Button>
  </div>
)
