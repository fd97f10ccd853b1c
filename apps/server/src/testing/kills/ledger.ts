/** What an animal may be called by now, or that it may be gone: more than one where an answer never came. */
type Names = Set<string | null>

/** What a server has acknowledged, and what it was asked to do when it died. */
export class Ledger {
  acknowledged = 0
  readonly photos: string[] = []
  readonly #animals = new Map<number, Names>()
  #unanswered = 0

  /** Animals that are there for certain. */
  get living(): number[] {
    return [...this.#animals].flatMap(([id, may]) => (may.has(null) ? [] : [id]))
  }

  /** Every animal that was ever acknowledged. */
  get all(): number[] {
    return [...this.#animals.keys()]
  }

  noteCreated(id: number, name: string): void {
    this.#animals.set(id, new Set([name]))
    this.acknowledged += 1
  }

  /** Another name, or null for a deletion; what came before it holds no more. */
  noteChanged(id: number, name: string | null): void {
    this.#animals.set(id, new Set([name]))
    this.acknowledged += 1
  }

  notePhoto(address: string): void {
    this.photos.push(address)
    this.acknowledged += 1
  }

  /** No answer came: an animal may be changed or not, a new one may be there or not. */
  noteUnanswered(id: number | null, name: string | null): void {
    if (id === null) this.#unanswered += 1
    else this.#animals.get(id)?.add(name)
  }

  /** What of an animal's name contradicts what was acknowledged; null where nothing does. */
  contradiction(id: number, name: string | null): string | null {
    const may = this.#animals.get(id)
    if (may === undefined || may.has(name)) return null
    return `animal ${id} is ${JSON.stringify(name)} and may be ${JSON.stringify([...may])}`
  }

  /** Compares with all that is there, by number and name, and goes on from that. */
  reconcile(kept: ReadonlyMap<number, string>): string[] {
    const lost = this.all.flatMap((id) => this.contradiction(id, kept.get(id) ?? null) ?? [])
    const strange = [...kept].filter(([id]) => !this.#animals.has(id))
    if (strange.length > this.#unanswered) lost.push(`${strange.length} animals that nobody asked for`)
    for (const id of this.all) this.#animals.set(id, new Set([kept.get(id) ?? null]))
    for (const [id, name] of strange) this.#animals.set(id, new Set([name]))
    this.#unanswered = 0
    return lost
  }
}
