import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import type { PublicProfile } from '@clutchbook/domain/sharing/sharing.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { LockedPage } from '../components/locked-page.tsx'
import { NotShown } from '../components/not-shown.tsx'
import { PreviewNote } from '../components/preview-note.tsx'
import { PublicFoot } from '../components/public-foot.tsx'
import { PublicListSkeleton } from '../components/public-list-skeleton.tsx'
import { ShownAnimals } from '../components/shown-animals.tsx'
import { useEyes, useRefusal } from '../hooks/use-eyes.ts'
import { isLocked, publicProfileQuery } from '../public-pages.queries.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './public-profile-page.module.css'

type Props = {
  /** The keeper that the address names; null where it names none. */
  userId: number | null
  /** The owner looks at what others would see, shared or not. */
  preview: boolean
}

/** A keeper and the animals they share (SHR-17, SHR-18). */
export const PublicProfilePage = ({ userId, preview }: Props) =>
  userId === null ? (
    <NotShown {...texts.profileMissing} onRetry={() => location.reload()} />
  ) : (
    <LoadedProfile userId={userId} preview={preview} />
  )

function useProfile(userId: number, preview: boolean) {
  const look = useEyes(preview)
  const pages = useInfiniteQuery(publicProfileQuery(userId, look.eyes))
  useRefusal(look, pages.error)
  return { ...pages, eyes: look.eyes }
}

function LoadedProfile({ userId, preview }: { userId: number; preview: boolean }) {
  const pages = useProfile(userId, preview)
  const first = pages.data?.pages[0]?.items
  if (first) return <Profile user={first.user} pages={pages} />
  if (isLocked(pages.error)) return <LockedPage place={{ page: 'profile', id: userId }} />
  if (pages.error) return <NotShown {...texts.profileMissing} onRetry={() => void pages.refetch()} />
  return <PublicListSkeleton />
}

type ProfileProps = { user: PublicProfile['user']; pages: ReturnType<typeof useProfile> }

function Profile({ user, pages }: ProfileProps) {
  const animals = pages.data?.pages.flatMap(({ items }) => items.reptiles) ?? []
  useDocumentTitle(publicName(user))
  return (
    <>
      {pages.eyes === 'owner' && <PreviewNote />}
      <header className={classes.head}>
        <Avatar picture={user.profileImage} letters={initials(user)} size={92} />
        <div className={classes.words}>
          <h1 className={classes.name}>{publicName(user)}</h1>
          <p className={classes.line}>
            {user.name && <span>@{user.username}</span>}
            <span>{(pages.hasNextPage ? texts.moreThan : texts.profileAnimals)(animals.length)}</span>
          </p>
        </div>
      </header>
      {animals.length > 0 ? (
        <ShownAnimals animals={animals} pages={pages} />
      ) : (
        <EmptyState title={texts.noAnimals} text={texts.noAnimalsText} />
      )}
      <PublicFoot />
    </>
  )
}
