import { Button, TextInput } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { showToast } from '../../../shared/ui/toast.ts'
import { useCopied } from '../hooks/use-copied.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'
import classes from './share-link.module.css'

type Props = {
  link: string
  /** What is said where the browser doesn't let it be copied; the link can still be selected by hand (SHR-33). */
  failed: { readonly title: string; readonly text: string }
}

/** A link to hand on, with a button that copies it. */
export function ShareLink({ link, failed }: Props) {
  const { copied, copy } = useCopied()
  const copyLink = () =>
    copy(link).then(
      () => showToast({ title: texts.linkCopied }),
      () => showToast({ ...failed, failure: true }),
    )
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.link ?? ''}
        aria-label={texts.linkLabel}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        className={classes.copy ?? ''}
        data-autofocus
        leftSection={copied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
        onClick={copyLink}
      >
        {copied ? texts.copied : texts.copy}
      </Button>
    </div>
  )
}
