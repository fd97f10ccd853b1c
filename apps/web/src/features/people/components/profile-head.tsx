import { displayName, initials } from '@clutchbook/domain/accounts/accounts.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { shownDay } from '../../../shared/day-format.ts'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { openAccountSettings } from '../../accounts/public/use-account-settings.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { figuresQuery } from '../../home/public/figures.ts'
import { SharePageButton } from '../../sharing/public/share-page-button.tsx'
import { peopleTexts } from '../people.texts.ts'
import classes from './profile-head.module.css'

/** Who the keeper is: picture, name, plan, and how much they keep. */
export function ProfileHead() {
  const user = useCurrentUser()
  const since = shownDay(civilDayOf(new Date(user.createdAt), user.timeZone))
  return (
    <section className={classes.card} aria-labelledby="profile-name">
      <Avatar picture={user.profileImage} letters={initials(user)} size={92} />
      <div className={classes.words}>
        <h2 id="profile-name" className={classes.name}>
          {displayName(user)}
        </h2>
        <p className={classes.line}>
          <span className={classes.username}>@{user.username}</span>
          <span className={classes.plan} data-pro={user.plan === 'pro' || undefined}>
            {peopleTexts.plans[user.plan]}
          </span>
        </p>
        <p className={classes.since}>{peopleTexts.since(since)}</p>
        <div className={classes.actions}>
          <SharePageButton page="profile" />
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={openAccountSettings}
          >
            {peopleTexts.edit}
          </Button>
        </div>
      </div>
      <FigureLine />
    </section>
  )
}

const shown = ['totalAnimals', 'holdbacks', 'archived'] as const

function FigureLine() {
  const { data: figures, isError } = useQuery(figuresQuery)
  return (
    <dl className={classes.figures} aria-label={peopleTexts.figuresLabel}>
      {shown.map((figure) => (
        <div key={figure} className={classes.figure}>
          <dt className={classes.term}>{peopleTexts.figures[figure]}</dt>
          <dd className={classes.value}>
            {figures && formatAmount(figures[figure])}
            {!figures && (isError ? peopleTexts.figureUnknown : <Skeleton width={36} height={30} />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
