import { displayName, initials } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { figuresQuery } from '../../features/home/public/figures.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import classes from './keeper-line.module.css'
import { shellTexts } from './shell.texts.ts'

/** Who is signed in, and where they stand in their plan (SHELL-16, SHELL-27). */
export function KeeperLine({ letters = initials }: { letters?: (user: CurrentUser) => string }) {
  const user = useCurrentUser()
  return (
    <div className={classes.line}>
      <Avatar picture={user.profileImage} letters={letters(user)} />
      <div className={classes.words}>
        <div className={classes.name}>{displayName(user)}</div>
        <PlanLine plan={user.plan} />
      </div>
    </div>
  )
}

function PlanLine({ plan }: { plan: 'free' | 'pro' }) {
  const { data: figures } = useQuery(figuresQuery)
  const { pro, free, unlimited } = shellTexts.plan
  const freeLine = () => {
    if (!figures) return '\u00a0'
    const { totalAnimals, archived, animalLimit } = figures
    return animalLimit === null ? unlimited : free(totalAnimals + archived, animalLimit)
  }
  return <div className={classes.plan}>{plan === 'pro' ? pro : freeLine()}</div>
}
