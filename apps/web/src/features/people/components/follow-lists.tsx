import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Person, Side } from '../people.queries.ts'
import { followsQuery } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'
import { profileSections } from '../profile-sections.ts'
import classes from './follow-lists.module.css'

const texts = peopleTexts.follows

/** Whom the keeper follows, and who follows them, with the way to find more. */
export const FollowLists = () => (
  <SectionCard
    {...profileSections.follows}
    aside={
      <LinkButton to="/users" variant="default" leftSection={<Search size={16} aria-hidden />}>
        {peopleTexts.directory.open}
      </LinkButton>
    }
  >
    <div className={classes.sides}>
      <FollowList side="following" none={texts.noFollowing} />
      <FollowList side="followers" none={texts.noFollowers} />
    </div>
  </SectionCard>
)

function FollowList({ side, none }: { side: Side; none: string }) {
  const { data, error, refetch } = useQuery(followsQuery(side))
  if (data) {
    return (
      <div>
        <h3 className={classes.heading}>{texts[side](data.length)}</h3>
        {data.length === 0 ? <p className={classes.none}>{none}</p> : <People people={data} />}
      </div>
    )
  }
  if (!error) return <Skeleton height={72} card />
  return (
    <LoadFailure
      title={peopleTexts.follow.failed}
      error={error}
      otherwise={peopleTexts.directory.failedText}
      action={peopleTexts.tryAgain}
      onRetry={() => void refetch()}
    />
  )
}

const People = ({ people }: { people: readonly Person[] }) => (
  <ul className={classes.list}>
    {people.map((person) => (
      <li key={person.id}>
        <Link to="/profile/$userId" params={{ userId: String(person.id) }} className={classes.person}>
          <Avatar
            picture={person.profileImage && `${person.profileImage}?size=thumb`}
            letters={initials(person)}
            size={32}
          />
          {publicName(person)}
        </Link>
      </li>
    ))}
  </ul>
)
