import Check from 'lucide-react/icons/check'
import classes from './perk-list.module.css'

/** What one gets, each with its mark. */
export const PerkList = ({ perks }: { perks: readonly string[] }) => (
  <ul className={classes.perks}>
    {perks.map((perk) => (
      <li key={perk} className={classes.perk}>
        <Check size={18} aria-hidden />
        {perk}
      </li>
    ))}
  </ul>
)
