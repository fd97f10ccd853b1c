import type { Choose } from '../hooks/use-choice.ts'
import { severalTexts } from '../several.texts.ts'
import classes from './choice-box.module.css'

type Props = { id: number; name: string; isChosen: boolean; choose: Choose }

/** Reaches over the whole animal; with the shift key it chooses all from the last one up to here. */
export const ChoiceBox = ({ id, name, isChosen, choose }: Props) => (
  <input
    type="checkbox"
    className={classes.box}
    aria-label={severalTexts.selectOne(name)}
    checked={isChosen}
    onChange={({ nativeEvent }) => choose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    data-key-entry
  />
)
