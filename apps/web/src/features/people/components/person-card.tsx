import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import type { Person } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'
import { FollowButton } from './follow-button.tsx'
import classes from './person-card.module.css'

const texts = peopleTexts.directory

/** A keeper in a list (SHR-42, SHR-64). */
export const PersonCard = ({ person }: { person: Person }) => (
  <article data-key-entry className={classes.card}>
    <Avatar picture={thumbOf(person.profileImage)} letters={initials(person)} size={56} />
    <div className={classes.words}>
      <h2 className={classes.name}>{publicName(person)}</h2>
      <p className={classes.username}>@{person.username}</p>
    </div>
    <div className={classes.actions}>
      <LinkButton
        variant="default"
        to="/profile/$userId"
        params={{ userId: String(person.id) }}
        aria-label={texts.viewOf(publicName(person))}
      >
        {texts.view}
      </LinkButton>
      <FollowButton person={person} />
    </div>
  </article>
)

const thumbOf = (picture: string | null): string | null => picture && `${picture}?size=thumb`
