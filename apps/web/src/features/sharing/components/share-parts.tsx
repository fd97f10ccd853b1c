import { Button } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import Link2Off from 'lucide-react/icons/link-2-off'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { sharingTexts as texts } from '../sharing.texts.ts'
import classes from './share-parts.module.css'

/** Says who sees it at present. */
export const Standing = ({ open, children }: { open: boolean; children: ReactNode }) => (
  <p className={classes.standing} data-open={open || undefined}>
    {open ? <Check size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
    <span>{children}</span>
  </p>
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
  /** Ends sharing; null while nothing is shared by this switch. */
  onStop: (() => void) | null
  isBusy: boolean
}

export const ShareFoot = ({ preview, onStop, isBusy }: FootProps) => (
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
        variant="light"
        color="danger"
        leftSection={<Link2Off size={16} aria-hidden />}
        loading={isBusy}
        onClick={onStop}
      >
        {texts.stop}
      </Button>
    )}
  </div>
)
