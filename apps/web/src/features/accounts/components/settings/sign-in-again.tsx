import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useLeave } from '../../hooks/use-leave.ts'
import { searchFor } from '../../public/next-path.ts'
import { settingsTexts } from '../../settings.texts.ts'
import classes from './sign-in-again.module.css'

const { signInAgain: texts, signOut } = settingsTexts

/** Says that a sign-in of days ago is not enough for this, and leads to a new one and back (ACC-Q16). */
export function SignInAgain() {
  const router = useRouter()
  const { leave, isLeaving } = useLeave()
  return (
    <div className={classes.notice} role="alert">
      <strong>{texts.heading}</strong>
      <span>{texts.text}</span>
      <Button
        variant="default"
        loading={isLeaving}
        onClick={() => leave({ failed: signOut.failed, ...searchFor(router.latestLocation.href) })}
      >
        {texts.action}
      </Button>
    </div>
  )
}
