import { useNavigate } from '@tanstack/react-router'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Images from 'lucide-react/icons/images'
import Info from 'lucide-react/icons/info'
import Pencil from 'lucide-react/icons/pencil'
import type { MenuEntry } from '../../../../shared/ui/entry-menu.tsx'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { lineageTexts } from '../../lineage.texts.ts'
import { type FamilyView, nameOf, type RelativePlace, roleOf } from '../../relatives.ts'
import classes from './box-actions.module.css'

const texts = lineageTexts.box

type Props = {
  place: Exclude<RelativePlace, { kind: 'unknown' }>
  /** There is room for all of them, beside father and mother; elsewhere they are in a menu. */
  isRoomy: boolean
  view: FamilyView
  /** The box shows more of what is noted in words. */
  isOpen: boolean
  onToggle: () => void
}

/** What a box offers (LIN-05): open to see on father and mother, in a menu on all others, which are many. */
export function BoxActions(props: Props) {
  const entries = useEntries(props)
  const name = nameOf(props.place)
  if (!props.isRoomy) {
    return (
      <div className={classes.menu}>
        <MenuButton
          label={texts.menuOf(name)}
          entries={entries}
          width={190}
          button={
            <button type="button" className={classes.dots} aria-label={texts.menuOf(name)}>
              <EllipsisVertical size={16} aria-hidden />
            </button>
          }
        />
      </div>
    )
  }
  return (
    <div className={classes.row}>
      {entries.map(({ label, told, onClick, Icon, isSign }) => (
        <button
          key={label}
          type="button"
          className={isSign ? classes.sign : classes.action}
          aria-label={told}
          onClick={onClick}
        >
          {isSign ? <Icon size={15} aria-hidden /> : label}
        </button>
      ))}
    </div>
  )
}

type BoxEntry = MenuEntry & {
  /** What those hear who don't see whose box it is. */
  told: string
  /** Its sign is enough for those who see it. */
  isSign?: boolean
}

function useEntries({ place, isRoomy, view, isOpen, onToggle }: Props): BoxEntry[] {
  const navigate = useNavigate()
  const name = nameOf(place)
  const path = place.kind === 'animal' ? view.pathOf(place.animal) : null
  const more: BoxEntry = {
    label: isOpen ? texts.viewLess : texts.viewMore,
    told: texts.viewMoreOf(name),
    Icon: Info,
    onClick: path === null ? onToggle : () => void navigate({ to: path }),
  }
  const photos: BoxEntry = {
    label: texts.viewPhotos,
    told: texts.viewPhotosOf(name),
    Icon: Images,
    onClick: () => view.viewPhotos(place),
  }
  const { acts } = view
  const role = roleOf(place.side, 1).toLowerCase()
  const edit: BoxEntry = {
    label: texts.edit,
    told: texts.editOf(role, place.child.name),
    Icon: Pencil,
    isSign: isRoomy,
    onClick: () => acts.editParent(place.child, place.side),
  }
  return [more, photos, edit]
}
