import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { copyText } from '../../../shared/ui/copy-text.ts'
import { Hint } from '../../../shared/ui/hint.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { collectionTexts } from '../collection.texts.ts'
import classes from './id-badge.module.css'

const texts = collectionTexts.card

/** How long the badge says that it was copied (COL-49), and how long a pointer rests before the hint (SHELL-Q05). */
const twoSeconds = 2000

/** The custom ID on a card; pressing it copies the ID (COL-47). */
export function IdBadge({ id }: { id: string }) {
  const [copiedAt, setCopiedAt] = useState(0)
  const copied = copiedAt > 0

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), twoSeconds)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    try {
      await copyText(id)
      setCopiedAt(Date.now())
      showToast({ title: texts.idCopied })
    } catch {
      showToast({ ...texts.copyFailed, failure: true })
    }
  }

  return (
    <Hint label={texts.copyHint} delay={twoSeconds} position="bottom-start">
      <button
        type="button"
        className={classes.target}
        aria-label={copied ? texts.copiedId(id) : texts.copyId(id)}
        data-copied={copied || undefined}
        onClick={copy}
      >
        <IdWord id={id} copied={copied} />
      </button>
    </Hint>
  )
}

/** The look of a custom ID on a photo. */
export const IdWord = ({ id, copied = false }: { id: string; copied?: boolean }) => (
  <span className={classes.badge}>
    {copied && <Check size={13} strokeWidth={3} aria-hidden />}
    <span className={classes.id}>{id}</span>
  </span>
)
