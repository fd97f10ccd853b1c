import { Button } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import Link2Off from 'lucide-react/icons/link-2-off'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { sharingTexts as texts } from '../sharing.texts.ts'
import classes from './share-dialog.module.css'

type SharingStateProps = {
  open: boolean
  /** How often it was seen; null where nobody could. */
  seen: string | null
  children: ReactNode
}

/** Says who sees it at present, and how often it was seen so far. */
export const SharingState = ({ open, seen, children }: SharingStateProps) => (
  <div className={classes.state} data-open={open || undefined}>
    {open ? <Check size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
    <div>
      <p>{children}</p>
      {seen && <p className={classes.seen}>{seen}</p>}
    </div>
  </div>
)

/** What viewers are shown, before anybody is (SHR-58). */
export const ViewersSee = ({ lines }: { lines: readonly string[] }) => (
  <section className={classes.sees}>
    <h3 className={classes.heading}>{texts.viewersSee}</h3>
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className={classes.never}>
      {texts.viewersNeverSee} {texts.viewersCannotEdit}
    </p>
  </section>
)

/** Where the keeper sees what others see on a public page, or would see. */
export const previewOf = (path: string): string => `${path}?preview=true`

type FootProps = {
  /** Where the keeper sees what others see. */
  preview: string
  /** Ends sharing, or what is told of it where it has ended; null while nothing is shared by this switch. */
  onStop: (() => void) | null
  hasEnded: boolean
  isBusy: boolean
}

export const ShareFoot = ({ preview, onStop, hasEnded, isBusy }: FootProps) => (
  <div className={classes.foot}>
    <Button
      component="a"
      href={preview}
      target="_blank"
      variant="default"
      leftSection={<ExternalLink size={16} aria-hidden />}
    >
      {texts.preview}
    </Button>
    {onStop && (
      <Button
        variant={hasEnded ? 'default' : 'light'}
        {...(hasEnded ? {} : { color: 'danger' })}
        leftSection={<Link2Off size={16} aria-hidden />}
        loading={isBusy}
        onClick={onStop}
      >
        {hasEnded ? texts.forget : texts.stop}
      </Button>
    )}
  </div>
)
