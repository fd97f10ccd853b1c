import type { DialogFrame, DialogProps } from './dialog-frame.tsx'
import { useWantedPart } from './use-lazy-part.ts'

let frame: typeof DialogFrame | null = null

/** Fetches what every dialog needs, so that the first one that is asked for opens at once. */
export async function loadDialogs(): Promise<typeof DialogFrame> {
  frame ??= (await import('./dialog-frame.tsx')).DialogFrame
  return frame
}

/** A dialog of the house. What is around it weighs as much as a page, so it comes when that has been drawn. */
export function Dialog(props: DialogProps) {
  const { opened = true, onClose } = props
  const part = useWantedPart(loadDialogs, opened && frame === null, onClose)
  const Frame = frame ?? part
  return Frame && <Frame {...props} />
}
