import { Button } from '@mantine/core'
import { lookTexts as texts } from '../looks.texts.ts'
import classes from './looks-failed.module.css'

/** A form goes on without looks; they can be asked for again. */
export const LooksFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p className={classes.failed} role="status">
    {texts.failed}
    <Button variant="subtle" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </p>
)
