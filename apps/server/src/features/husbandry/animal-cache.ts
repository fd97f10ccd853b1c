import { LRUCache } from 'lru-cache'

/** An animal, with a tag of all that its own value follows from. */
export type TaggedAnimal = { readonly id: number; readonly tag: string }

/** Whose animals, and what the values of all of them follow from besides. */
export type Whose = { readonly keeperId: number; readonly terms: string }

type Known<Value> = Map<number, { readonly tag: string; readonly value: Value }>

/** Values of so many animals are kept in all; those of the keepers who have not asked for longest go first. */
const defaultMost = 100_000

/** Of more animals than these all are read at once: a statement that names each would be slower. */
const mostNamed = 100

/**
 * Keeps what follows from the records of animals, so that it is worked out anew only where they have changed (decision 0082).
 * A tag is to be read before that which it stands for: what changes in between is then read once more, and never missed.
 */
export function createAnimalCache<Value>(most = defaultMost) {
  const keepers = new LRUCache<string, Known<Value>>({
    maxSize: most,
    sizeCalculation: (known) => Math.max(known.size, 1),
  })

  return {
    /**
     * Answers how the values of these animals are found by their numbers. `readAnew` works out those that are not known; it
     * is told their numbers, or nothing where it is to read of all.
     */
    async read<Animal extends TaggedAnimal>(
      { keeperId, terms }: Whose,
      animals: readonly Animal[],
      readAnew: (ids: readonly number[] | undefined) => Promise<(animal: Animal) => Value>,
    ): Promise<(id: number) => Value | undefined> {
      const key = `${keeperId} ${terms}`
      const before: Known<Value> = keepers.get(key) ?? new Map()
      const changed = animals.filter(({ id, tag }) => before.get(id)?.tag !== tag)
      if (changed.length === 0) return (id) => before.get(id)?.value
      const readValue = await readAnew(changed.length > mostNamed ? undefined : changed.map(({ id }) => id))
      const known: Known<Value> = new Map(before)
      for (const animal of changed) known.set(animal.id, { tag: animal.tag, value: readValue(animal) })
      keepers.set(key, known)
      return (id) => known.get(id)?.value
    },
  }
}

export type AnimalCache<Value> = ReturnType<typeof createAnimalCache<Value>>
