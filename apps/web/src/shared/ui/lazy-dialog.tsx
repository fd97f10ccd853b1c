import type { ComponentType } from 'react'
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
    return Part && <Part {...props} />
  }
}
