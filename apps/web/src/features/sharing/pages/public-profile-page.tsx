import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import type { PublicProfile } from '@clutchbook/domain/sharing/sharing.schema'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { PublicAnimals } from '../../collection/public/public-animals.tsx'
import { NotShown } from '../components/not-shown.tsx'
import { PublicFoot } from '../components/public-foot.tsx'
import { PublicListSkeleton } from '../components/public-list-skeleton.tsx'
import { useVisitorToday } from '../hooks/use-visitor-today.ts'
import { publicProfileQuery } from '../public-pages.queries.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './public-profile-page.module.css'

/** A keeper and the animals they share (SHR-17, SHR-18). */
export const PublicProfilePage = ({ userId }: { userId: number | null }) =>
  userId === null ? (
    <NotShown {...texts.profileMissing} onRetry={() => location.reload()} />
  ) : (
    <LoadedProfile key={userId} userId={userId} />
  )

function LoadedProfile({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(publicProfileQuery(userId))
  useDocumentTitle(data ? publicName(data.user) : '')
  if (data) return <Profile profile={data} />
  if (error) return <NotShown {...texts.profileMissing} onRetry={() => void refetch()} />
  return <PublicListSkeleton />
}

function Profile({ profile: { user, reptiles } }: { profile: PublicProfile }) {
  const today = useVisitorToday()
  return (
    <>
      <header className={classes.head}>
        <Avatar picture={user.profileImage} letters={initials(user)} size={92} />
        <div className={classes.words}>
          <h1 className={classes.name}>{publicName(user)}</h1>
          <p className={classes.line}>
            {user.name && <span>@{user.username}</span>}
            <span>{texts.profileAnimals(reptiles.length)}</span>
          </p>
        </div>
      </header>
      {reptiles.length > 0 ? (
        <PublicAnimals animals={reptiles} today={today} />
      ) : (
        <EmptyState title={texts.noAnimals} text={texts.noAnimalsText} />
      )}
      <PublicFoot />
    </>
  )
}
