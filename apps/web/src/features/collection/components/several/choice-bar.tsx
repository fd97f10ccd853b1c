import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkX from 'lucide-react/icons/bookmark-x'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Utensils from 'lucide-react/icons/utensils'
import { usePageMark } from '../../../../shared/ui/use-page-mark.ts'
import type { ChosenAnimals } from '../../hooks/use-choice.ts'
import { severalTexts as texts } from '../../several.texts.ts'
import classes from './choice-bar.module.css'

/** What can be done with several animals. */
export type SeveralAct = keyof typeof texts.acts

const icons = {
  feed: Utensils,
  plan: CalendarClock,
  move: ArrowRightLeft,
  holdBack: Bookmark,
  takeOut: BookmarkX,
  archive: Archive,
  unarchive: ArchiveRestore,
  share: Share2,
  delete: Trash2,
} as const satisfies Record<SeveralAct, unknown>

/** What makes sense in each list, in the order of the day: what is done most stands first. */
const actsOf: Readonly<Record<AnimalList, readonly SeveralAct[]>> = {
  all: ['feed', 'plan', 'move', 'share', 'delete'],
  main: ['feed', 'plan', 'move', 'holdBack', 'archive', 'share', 'delete'],
  holdbacks: ['feed', 'plan', 'move', 'takeOut', 'archive', 'share', 'delete'],
  archived: ['unarchive', 'share', 'delete'],
}

type Props = { chosen: ChosenAnimals; onAct: (act: SeveralAct) => void }

/** What is chosen and what can be done with it, in thumb's reach: on a phone it takes the place of the bar below. */
export function ChoiceBar({ chosen, onAct }: Props) {
  usePageMark('choice-bar')
  const { list, ids, unseen, isWhole, isBusy, chooseWhole, end } = chosen
  return (
    <section className={classes.bar} aria-label={texts.bar} aria-busy={isBusy}>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {ids.size === 0 ? texts.none : texts.chosen(ids.size)}
          {unseen > 0 && <span className={classes.unseen}>{texts.unseen(unseen)}</span>}
        </p>
        <button type="button" className={classes.plain} disabled={isBusy} onClick={() => void chooseWhole()}>
          {isWhole ? texts.noneOfAll : texts.all}
        </button>
        <button type="button" className={classes.plain} data-strong disabled={isBusy} onClick={end}>
          {texts.done}
        </button>
      </div>
      <div className={classes.acts}>
        {actsOf[list].map((act) => {
          const Icon = icons[act]
          return (
            <button
              key={act}
              type="button"
              className={classes.act}
              data-danger={act === 'delete' || undefined}
              aria-label={texts.acts[act].long}
              disabled={ids.size === 0 || isBusy}
              onClick={() => onAct(act)}
            >
              <Icon size={20} aria-hidden />
              {texts.acts[act].short}
            </button>
          )
        })}
      </div>
    </section>
  )
}
