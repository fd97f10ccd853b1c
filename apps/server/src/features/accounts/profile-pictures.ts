import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A kept picture; `undo` takes back what was kept just now, for a save that is refused. */
export type TakenPicture = {
  readonly id: number
  readonly address: string
  readonly undo: () => Promise<void>
}

/**
 * What accounts ask of the place where pictures are kept. The area of media stands above this one and fits this
 * form, so it is handed in and not imported.
 */
export type ProfilePictures = {
  /** Keeps a data URL, or finds the keeper's own picture by its address. Throws where it is neither. */
  readonly takePicture: (actor: Actor, item: string, field: string) => Promise<TakenPicture>
  /** The number of the picture at an address that was given out; null for anything else. */
  readonly findId: (address: string) => number | null
  readonly countUses: (
    tx: Tx,
    keeperId: number,
    change: { readonly shown: readonly number[]; readonly hidden: readonly number[] },
  ) => Promise<void>
}
