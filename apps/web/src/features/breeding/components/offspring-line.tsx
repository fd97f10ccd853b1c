import type { OffspringLink } from '@clutchbook/domain/lineage/lineage.schema'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { shownDay } from '../../../shared/day-format.ts'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { MediaView } from '../../media/public/media-view.tsx'
import { offspringTexts as texts } from '../offspring.texts.ts'
import classes from './offspring-line.module.css'

/** A link with the animal it carries (BRD-34). */
export type ShownLink = Pick<OffspringLink, 'id' | 'hatchDate' | 'reptile'>

type Props = { link: ShownLink; onRemove: (link: ShownLink) => void }

/** One of the offspring: the way to its page, and the link's removal. */
export function OffspringLine({ link, onRemove }: Props) {
  const { id, name, morph, sex, photos } = link.reptile
  const [photo] = photos
  const scales = <Scales seed={id} label="" />
  return (
    <li className={classes.line}>
      <span className={classes.photo}>
        {photo ? <MediaView address={photo} kind="image" alt="" small fallback={scales} /> : scales}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <Link className={classes.link} to="/animals/$id" params={{ id: String(id) }}>
            {name}
          </Link>
          <SexMark sex={sex} />
        </span>
        <span className={classes.detail}>
          {morph && <span>{morph}</span>}
          {link.hatchDate && <span>{texts.hatched(shownDay(link.hatchDate))}</span>}
        </span>
      </span>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={texts.remove(name)}
        onClick={() => onRemove(link)}
      >
        <X size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
