import { useEffect, useState } from 'react'
import { copyText } from '../../../shared/ui/copy-text.ts'

/** How long a button says that the link was copied, in milliseconds (SHR-31). */
const threeSeconds = 3000

/** Copies a text and tells for three seconds that it was copied. `copy` rejects where the browser doesn't let it. */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState(0)

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), threeSeconds)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async (text: string): Promise<void> => {
    await copyText(text)
    setCopiedAt(Date.now())
  }
  return { copied: copiedAt > 0, copy }
}
