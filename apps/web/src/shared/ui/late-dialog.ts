import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * A dialog whose code comes with the press that first opens it, or was fetched before by `warmedBy`. The press is answered
 * first: to ask for a dozen files takes a slow phone longer than a frame (B8).
 */
export const lateDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await painted()
    return { default: await load() }
  })
