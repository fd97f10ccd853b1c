import { useEffect } from 'react'
import type { DialogFrame, DialogProps } from './dialog-frame.tsx'
import { useLatePart } from './use-late-part.ts'

let frame: typeof DialogFrame | null = null

/** Fetches what every dialog needs, so that the first one that is asked for opens at once. */
export async function loadDialogs(): Promise<typeof DialogFrame> {
  frame ??= (await import('./dialog-frame.tsx')).DialogFrame
  return frame
}

/** A dialog of the house. What is around it weighs as much as a page, so it comes when that has been drawn. */
export function Dialog(props: DialogProps) {
  const { opened = true, onClose } = props
  const { part, want } = useLatePart(loadDialogs)
  const Frame = frame ?? part
  const isMissing = opened && Frame === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once for each time that it is missing.
  useEffect(() => {
    if (isMissing) want(onClose)
  }, [isMissing])
  return Frame && <Frame {...props} />
}
