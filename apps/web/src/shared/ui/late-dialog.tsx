import type { ComponentType } from 'react'
import { painted } from './painted.ts'
import { useWantedPart } from './use-late-part.ts'

/**
 * A dialog whose code comes with the press that first opens it, or was fetched before by `warmedBy`. The press is answered
 * first: to ask for a dozen files takes a slow phone longer than a frame (B8). Where they can't be fetched, that is told and
 * the dialog counts as closed; the next press asks again.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchDialog = async () => {
    await painted()
    loaded ??= await load()
    return loaded
  }
  return function LateDialog(props) {
    const part = useWantedPart(fetchDialog, loaded === null, props.onClose)
    const Part = loaded ?? part
    return Part && <Part {...props} />
  }
}
