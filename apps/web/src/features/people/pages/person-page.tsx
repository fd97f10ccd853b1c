import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { publicName, publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error.ts'
import { shownDay } from '../../../shared/day-format.ts'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { FollowButton } from '../components/follow-button.tsx'
import classes from '../components/profile-head.module.css'
import type { PersonPage as Person } from '../people.queries.ts'
import { personQuery } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'

const texts = peopleTexts.person

type Props = {
  /** The keeper that the address names; null where it names none. */
  id: number | null
}

/** Another keeper, as far as keepers see each other (SHR-35, SHR-Q08). One’s own address leads to one’s own profile. */
export function PersonPage({ id }: Props) {
  const user = useCurrentUser()
  if (id === user.id) return <Navigate to="/profile" replace />
  return (
    <>
      <PageHeader title={texts.title} />
      {id === null ? <Missing /> : <LoadedPerson key={id} id={id} />}
    </>
  )
}

function LoadedPerson({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(personQuery(id))
  if (data) return <PersonHead person={data} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (!error) return <Skeleton height={170} card />
  return (
    <LoadFailure
      title={texts.failed}
      error={error}
      otherwise={peopleTexts.directory.failedText}
      action={peopleTexts.tryAgain}
      onRetry={() => void refetch()}
    />
  )
}

function PersonHead({ person }: { person: Person }) {
  const { timeZone } = useCurrentUser()
  const { id, username, profileImage, createdAt, sharesProfile, sharesCollection } = person
  return (
    <section className={classes.card} aria-labelledby="profile-name">
      <Avatar picture={profileImage} letters={initials(person)} size={92} />
      <div className={classes.words}>
        <h2 id="profile-name" className={classes.name}>
          {publicName(person)}
        </h2>
        <p className={classes.line}>
          <span className={classes.username}>@{username}</span>
        </p>
        <p className={classes.since}>{texts.since(shownDay(civilDayOf(new Date(createdAt), timeZone)))}</p>
        <div className={classes.actions}>
          <FollowButton person={person} isPrimary />
          {sharesProfile && (
            <Button component="a" href={publicPaths.profile(id)} variant="default">
              {texts.publicProfile}
            </Button>
          )}
          {sharesCollection && (
            <Button component="a" href={publicPaths.collection(id)} variant="default">
              {texts.publicCollection}
            </Button>
          )}
        </div>
      </div>
      <dl className={classes.figures} aria-label={texts.figures}>
        {(['followers', 'following'] as const).map((side) => (
          <div key={side} className={classes.figure}>
            <dt className={classes.term}>{texts[side]}</dt>
            <dd className={classes.value}>{formatAmount(person[side])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Missing = () => (
  <EmptyState
    title={texts.missing}
    text={texts.missingText}
    action={<LinkButton to="/users">{texts.back}</LinkButton>}
  />
)
