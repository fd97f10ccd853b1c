import { type ComponentType, type ReactNode, useState } from 'react'
import { connectionError, unreachable } from '../api/api-error.ts'
import { LoadFailure } from './load-failure.tsx'
import { loadAnew } from './lost-code.ts'
import { uiTexts } from './ui.texts.ts'
import { cachedPart } from './use-lazy-part.ts'

const tellInPlace = () => undefined

/**
 * A part of a page whose code comes after the page, for the page to be there sooner. Its outline stands there until then;
 * where the code can't be fetched, that is told in its place, with the way to get it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  outline: ReactNode = null,
): ComponentType<Props> {
  const useCachedPart = cachedPart(load)
  return function LatePart(props) {
    const [hasFailed, setFailed] = useState(false)
    const Part = useCachedPart(!hasFailed, () => setFailed(true), tellInPlace)
    if (Part) return <Part {...props} />
    if (!hasFailed) return outline
    return (
      <LoadFailure
        title={connectionError.title}
        error={unreachable()}
        otherwise=""
        action={uiTexts.loadAnew}
        onRetry={loadAnew}
      />
    )
  }
}
