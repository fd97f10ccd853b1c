import { type EggStatus, eggStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MenuEntry } from '../../../shared/ui/entry-menu.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { eggTexts as texts } from '../eggs.texts.ts'
import { statusSigns } from '../status-signs.tsx'
import classes from './status-menu.module.css'

type Props = {
  egg: ListedEgg
  onMark: (egg: ListedEgg, status: EggStatus) => void
  /** What is around it would cut its menu off. */
  escapes?: boolean
}

/** The status of an egg as a badge, which also changes it: two presses mark a slug. */
export function StatusMenu({ egg, onMark, escapes = false }: Props) {
  const { eggNumber, status } = egg
  const entries: MenuEntry[] = eggStatuses.map((offered) => ({
    label: texts.statuses[offered],
    Icon: statusSigns[offered],
    chosen: offered === status,
    onClick: () => offered !== status && onMark(egg, offered),
  }))
  return (
    <span className={classes.place}>
      <MenuButton
        label={texts.statusOf(eggNumber, status)}
        entries={entries}
        position="bottom-start"
        width={170}
        escapes={escapes}
        button={
          <button
            type="button"
            className={classes.badge}
            data-status={status}
            aria-label={texts.statusOf(eggNumber, status)}
          >
            {texts.statuses[status]}
            <ChevronDown size={14} aria-hidden />
          </button>
        }
      />
    </span>
  )
}
