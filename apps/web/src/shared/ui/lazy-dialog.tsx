import { type ComponentType, useDeferredValue } from 'react'
import { cachedPart } from './use-lazy-part.ts'

/**
 * A dialog whose code comes with the press that first opens it, or was fetched before by `warmedBy`. Where it can't be fetched,
 * that is told with the way to get it, and the dialog counts as closed.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const useCachedPart = cachedPart(load)
  return function LateDialog(props) {
    const Part = useCachedPart(true, props.onClose)
    // The press is answered before: a dialog whose code is there is drawn for longer than a frame all the same (B8).
    const isDue = useDeferredValue(true, false)
    return isDue && Part && <Part {...props} />
  }
}
