import { ApiError } from '../../shared/api/api-error.ts'
import type { Step } from './walk-steps.ts'

type Target = { readonly kind?: string | undefined; readonly id?: number | undefined }

export type ScanActs = {
  readonly find: (key: string) => Promise<Target>
  /** The steps of the walk when the answer comes. */
  readonly steps: () => readonly Step[]
  readonly turnTo: (at: number) => void
  /** Leaves the walk for what a label is of, or for the page that says that it opens nothing. */
  readonly open: (key: string) => void
  readonly tell: (error: unknown) => void
}

const isOfNothing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/**
 * Follows a scan within a walk: it jumps to the animal or tub that it is of, and opens what is not on the way. A scan that
 * nobody answers is told, and the walk stays where it is.
 */
export async function followScan(key: string, { find, steps, turnTo, open, tell }: ScanActs): Promise<void> {
  try {
    const { kind, id } = await find(key)
    const at = steps().findIndex(({ animal, place }) =>
      kind === 'place' ? place?.id === id : kind === 'animal' && animal.id === id,
    )
    if (at === -1) open(key)
    else turnTo(at)
  } catch (error) {
    if (isOfNothing(error)) open(key)
    else tell(error)
  }
}
