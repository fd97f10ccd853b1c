import Plus from 'lucide-react/icons/plus'
import { lineageTexts } from '../../lineage.texts.ts'
import { type FamilyActs, type RelativePlace, relationOf, unknownName } from '../../relatives.ts'
import classes from './box-actions.module.css'

const texts = lineageTexts.box

type Props = {
  place: Extract<RelativePlace, { kind: 'unknown' }>
  level: number
  acts: FamilyActs
}

/**
 * What can be done about somebody unknown (LIN-06): the parent of an own animal is chosen or noted there; above a parent
 * of whom only words are known, an ancestor is noted beside the tree.
 */
export function AddParent({ place: { side, child }, level, acts }: Props) {
  const label = texts.add[side][level - 1] ?? texts.add[side][0]
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={texts.addTo(label, child?.name ?? unknownName)}
      onClick={() => (child ? acts.editParent(child, side) : acts.addAncestor(relationOf(side, level)))}
    >
      <Plus size={15} aria-hidden /> {label}
    </button>
  )
}
