import { daysLeft } from '@clutchbook/domain/trash/trash.rules'
import { Button } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Egg from 'lucide-react/icons/egg'
import Heart from 'lucide-react/icons/heart'
import Network from 'lucide-react/icons/network'
import Turtle from 'lucide-react/icons/turtle'
import { shownMoment } from '../../../shared/moment-format.ts'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { MediaView } from '../../media/public/media-view.tsx'
import { aboutOf, nameOf } from '../entry-words.ts'
import type { Trashed } from '../trash.queries.ts'
import { useRestore } from '../trash.queries.ts'
import { trashTexts as texts } from '../trash.texts.ts'
import classes from './trash-line.module.css'

const icons: Readonly<Partial<Record<Trashed['kind'], LucideIcon>>> = {
  animals: Turtle,
  ancestors: Network,
  'breeding-projects': Heart,
  eggs: Egg,
  events: CalendarDays,
}

/** Something in the trash: what it was, when it was deleted, how long it stays, and the two ways out. */
export function TrashLine({ entry, onRemove }: { entry: Trashed; onRemove: () => void }) {
  const { kind, photo, removedAt, leavesAt } = entry
  const { timeZone } = useCurrentUser()
  const { mutateAsync, isPending } = useRestore()
  const name = nameOf(entry)
  const Icon = icons[kind] ?? ClipboardList
  // By the promise: callbacks of a row that has gone meanwhile are not called.
  const restore = async (): Promise<void> => {
    try {
      const { unlinked } = await mutateAsync(entry)
      showToast({ title: texts.restoredOne(name), text: texts.unlinked(unlinked) })
      focusContent()
    } catch (error) {
      showFailure(error, texts.restoreFailed, texts.restoreFailedText)
    }
  }
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <MediaView
          address={photo ?? ''}
          alt={texts.photoOf(name)}
          small
          fallback={<Icon size={26} aria-hidden />}
        />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.about}>{aboutOf(entry)}</p>
        <p className={classes.when}>
          <time dateTime={removedAt}>{texts.deleted(shownMoment(removedAt, timeZone))}</time>{' '}
          <span>{texts.left(daysLeft(leavesAt, new Date()))}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={isPending}
          aria-label={texts.act(texts.restore, name)}
          onClick={() => void restore()}
        >
          {texts.restore}
        </Button>
        <Button
          variant="subtle"
          color="danger"
          disabled={isPending}
          aria-label={texts.act(texts.remove, name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
