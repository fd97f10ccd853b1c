import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useState } from 'react'

/** Several eggs of a list, chosen to be marked together. Only what is in the incubator can be chosen. */
export function useSelection(eggs: readonly ListedEgg[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const choosable = eggs.filter(({ status }) => status === 'Incubating')
  // What left the list, or the incubator, in the meantime is chosen no more.
  const chosen = choosable.filter(({ id }) => ids.has(id))
  return {
    choosable,
    chosen,
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number) =>
      setIds((before) => new Set(before.has(id) ? without(before, id) : [...before, id])),
    toggleAll: () => setIds(new Set(chosen.length === choosable.length ? [] : choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

const without = (ids: ReadonlySet<number>, id: number): number[] => [...ids].filter((other) => other !== id)
