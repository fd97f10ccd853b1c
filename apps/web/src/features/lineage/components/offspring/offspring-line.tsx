import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shownDay } from '../../../../shared/day-format.ts'
import { Scales } from '../../../../shared/ui/scales.tsx'
import { CardMenu, printIdCard } from '../../../collection/public/card-menu.ts'
import { SexMark } from '../../../collection/public/sex-mark.tsx'
import { MediaView } from '../../../media/public/media-view.tsx'
import type { Offspring } from '../../lineage.queries.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import classes from './offspring-line.module.css'

const texts = lineageTexts.offspring

/** One child of an animal; all of it leads to the child's page (LIN-24). */
export function OffspringLine({ offspring, onRemove }: { offspring: Offspring; onRemove: () => void }) {
  const cache = useQueryClient()
  const { reptile, hatchDate } = offspring
  const { id, name, sex, morph, species, dateOfBirth } = reptile
  const hatched = hatchDate ?? dateOfBirth
  const path = { to: '/animals/$id', params: { id: String(id) } } as const
  return (
    <li className={classes.line}>
      <span className={classes.thumb}>
        <Photo offspring={offspring} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <Link {...path}>{name}</Link> <SexMark sex={sex} />
        </span>
        <span className={classes.morph}>{morph ?? <i>{species}</i>}</span>
        {hatched && <span className={classes.morph}>{texts.hatched(shownDay(hatched))}</span>}
      </span>
      <span className={classes.acts}>
        <Link {...path} className={classes.view} aria-label={texts.viewOf(name)}>
          {texts.view}
        </Link>
        <CardMenu
          animal={reptile}
          place="offspring"
          act={(action) => (action === 'print' ? void printIdCard(cache, reptile) : onRemove())}
        />
      </span>
    </li>
  )
}

function Photo({ offspring: { reptile } }: { offspring: Offspring }) {
  const scales = <Scales seed={reptile.id} label={texts.noImage} />
  const [address] = reptile.photos
  if (!address) return scales
  return (
    <MediaView address={address} kind="image" alt={texts.photoOf(reptile.name)} small fallback={scales} />
  )
}
