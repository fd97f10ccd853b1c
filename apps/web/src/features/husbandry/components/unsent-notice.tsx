import { Button } from '@mantine/core'
import CloudOff from 'lucide-react/icons/cloud-off'
import { todayTexts as texts } from '../today.texts.ts'
import classes from './unsent-notice.module.css'

type Props = { count: number; onSend: () => void }

/** What was pressed and has not reached the server. */
export const UnsentNotice = ({ count, onSend }: Props) => (
  <div className={classes.notice} role="status">
    <CloudOff size={20} aria-hidden />
    <p className={classes.words}>
      <strong>{texts.waiting(count)}.</strong> {texts.waitingText}
    </p>
    <Button variant="default" onClick={onSend}>
      {texts.sendNow}
    </Button>
  </div>
)
