import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Hint } from '../../../shared/ui/hint.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import type { EggActs } from '../hooks/use-egg-acts.ts'
import { loadEggForm } from '../load-dialogs.ts'
import classes from './egg-buttons.module.css'

/** What can be done to one egg: edit and delete (EGG-22). */
export const EggButtons = ({ egg, acts }: { egg: ListedEgg; acts: EggActs }) => (
  <span className={classes.buttons}>
    <Hint label={texts.edit}>
      <button
        type="button"
        className={classes.button}
        aria-label={texts.editEgg(egg.eggNumber)}
        {...warmedBy(loadEggForm)}
        onClick={() => acts.edit(egg)}
      >
        <Pencil size={17} aria-hidden />
      </button>
    </Hint>
    <Hint label={texts.delete}>
      <button
        type="button"
        className={classes.button}
        aria-label={texts.deleteEgg(egg.eggNumber)}
        onClick={() => acts.remove(egg)}
      >
        <Trash2 size={17} aria-hidden />
      </button>
    </Hint>
  </span>
)
