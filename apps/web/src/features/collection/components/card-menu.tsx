import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import type { LinkProps } from '@tanstack/react-router'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkX from 'lucide-react/icons/bookmark-x'
import Eye from 'lucide-react/icons/eye'
import Network from 'lucide-react/icons/network'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Unlink from 'lucide-react/icons/unlink'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { actionsOf, type CardAction, type CardPlace, viewPath } from '../card-actions.ts'
import { collectionTexts } from '../collection.texts.ts'
import classes from './card-menu.module.css'

const texts = collectionTexts.card

type Path = NonNullable<LinkProps['to']>

const icons = {
  view: Eye,
  lineage: Network,
  share: Share2,
  print: Printer,
  addToHoldbacks: Bookmark,
  removeFromHoldbacks: BookmarkX,
  archive: Archive,
  unarchive: ArchiveRestore,
  removeFromOffspring: Unlink,
  delete: Trash2,
} as const

/** Does with an animal what its card's menu offers. */
export type Act = (action: Exclude<CardAction, 'view'>, animal: AnimalCard) => void

type Props = { animal: AnimalCard; place: CardPlace; act: Act }

/** The menu of a card (COL-55). */
export function CardMenu({ animal, place, act }: Props) {
  const entries = actionsOf(animal, place).map((action) => ({
    label: texts.actions[action],
    Icon: icons[action],
    ...(action === 'view'
      ? { to: viewPath(animal.id, place) as Path }
      : { onClick: () => act(action, animal) }),
  }))
  return (
    <MenuButton
      label={texts.menuOf(animal.name)}
      entries={entries}
      width={220}
      button={
        // Its dots are drawn by the style sheet: a sign of four elements counts on ten thousand cards.
        <button type="button" className={classes.button} aria-label={texts.menuOf(animal.name)} />
      }
    />
  )
}
