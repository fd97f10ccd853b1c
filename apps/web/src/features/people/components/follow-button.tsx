import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import { Button } from '@mantine/core'
import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { Person } from '../people.queries.ts'
import { useFollow } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'

const texts = peopleTexts.follow

type Props = {
  person: Pick<Person, 'id' | 'name' | 'username' | 'isFollowed'>
  /** The page is about this keeper alone, so that following is its one primary action. */
  isPrimary?: boolean
}

/** Follows a keeper, or follows no longer (SHR-64). */
export function FollowButton({ person, isPrimary = false }: Props) {
  const { mutateAsync, isPending } = useFollow()
  const follows = !person.isFollowed
  const name = publicName(person)
  const toggle = () =>
    void mutateAsync({ id: person.id, follows }).then(
      () => showToast({ title: follows ? texts.followed : texts.unfollowed }),
      (error: unknown) =>
        showFailure(error, follows ? texts.followFailed : texts.unfollowFailed, texts.nothingChanged),
    )
  return (
    <Button
      variant={follows && isPrimary ? 'filled' : 'default'}
      aria-label={follows ? texts.followOf(name) : texts.unfollowOf(name)}
      leftSection={follows ? <UserPlus size={16} aria-hidden /> : <UserCheck size={16} aria-hidden />}
      loading={isPending}
      onClick={toggle}
    >
      {follows ? texts.follow : texts.unfollow}
    </Button>
  )
}
