import { AnimalPicker } from '../../../collection/public/animal-picker.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import classes from './choose-animal.module.css'
import type { Side } from './parent-card.tsx'

const texts = geneticsTexts.parents

const sexes = { sire: 'Male', dam: 'Female' } as const

type Props = {
  side: Side
  /** The other parent, which is no mate of its own. */
  other: number | undefined
  onChoose: (id: number) => void
}

/** Takes one of the keeper's own animals in place of a text. */
export const ChooseAnimal = ({ side, other, onChoose }: Props) => (
  <div className={classes.choose}>
    <AnimalPicker
      label={texts.own[side]}
      placeholder={texts.find}
      sex={sexes[side]}
      value={null}
      except={other === undefined ? [] : [other]}
      path={side}
      onChange={(id) => id !== null && onChoose(id)}
    />
  </div>
)
