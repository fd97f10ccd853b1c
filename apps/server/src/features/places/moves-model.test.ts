import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { addPlace, moveAnimal, placeOf } from '../../testing/places.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const animals = 3
/** How many animals each place takes; null for any number. */
const capacities = [1, 2, null] as const

const dayOf = (day: number): string => `2026-05-${String(day).padStart(2, '0')}`

/** The nth thing that is done has a minute of its own, so that no two moves are of the same moment. */
const minuteOf = (nth: number): string => `08:${String(nth).padStart(2, '0')}`

const nth = fc.nat({ max: 40 })
const day = fc.integer({ min: 1, max: 6 })

/** What a keeper may do; `move` names one of those that were written down by its number. */
const anyDone = fc.oneof(
  fc.record({
    act: fc.constant('move' as const),
    animal: fc.nat({ max: animals - 1 }),
    to: fc.option(fc.nat({ max: capacities.length - 1 })),
    day,
    anyway: fc.boolean(),
  }),
  fc.record({ act: fc.constant('takeBack' as const), move: nth }),
  fc.record({ act: fc.constant('restore' as const), move: nth }),
  fc.record({ act: fc.constant('redate' as const), move: nth, day }),
  fc.record({ act: fc.constant('archive' as const), animal: fc.nat({ max: animals - 1 }) }),
)

type Done = typeof anyDone extends fc.Arbitrary<infer T> ? T : never
type Move = {
  readonly id: number
  readonly animal: number
  readonly to: number | null
  readonly time: string
  day: number
  isDeleted: boolean
}

/** What is known of the moves without the server: an animal is where its latest move leads. */
class Model {
  readonly moves: Move[] = []
  readonly archived = new Set<number>()

  #latest(animal: number, moves: readonly Move[] = this.moves): Move | undefined {
    const when = ({ day, time }: Move): string => dayOf(day) + time
    return moves
      .filter((move) => move.animal === animal && !move.isDeleted)
      .sort((one, other) => (when(one) < when(other) ? 1 : -1))[0]
  }

  whereIs(animal: number): number | null {
    return this.#latest(animal)?.to ?? null
  }

  /** Whether a move leads an animal into a place that has no room for it. */
  isRefused(move: Move): boolean {
    const { animal, to } = move
    const capacity = to === null ? null : capacities[to]
    const leadsThere = this.#latest(animal, [...this.moves, move]) === move && this.whereIs(animal) !== to
    if (capacity === null || capacity === undefined || !leadsThere || this.archived.has(animal)) return false
    const within = Array.from({ length: animals }, (_, other) => other).filter(
      (other) => other !== animal && !this.archived.has(other) && this.whereIs(other) === to,
    )
    return within.length >= capacity
  }
}

type Book = {
  readonly keeper: Visitor
  readonly animals: readonly number[]
  readonly places: readonly number[]
}

async function openBook(keeper: Visitor): Promise<Book> {
  const ids: number[] = []
  for (let at = 0; at < animals; at += 1) ids.push(await addAnimal(keeper))
  const places: number[] = []
  for (const [at, capacity] of capacities.entries())
    places.push(await addPlace(keeper, { name: `Tub ${at}`, code: `T${at}`, capacity }))
  return { keeper, animals: ids, places }
}

type Doing<Act> = Extract<Done, { act: Act }>

async function archive({ keeper, animals }: Book, model: Model, { animal }: Doing<'archive'>): Promise<void> {
  const isArchived = model.archived.has(animal)
  await keeper.post(`/api/animals/${animals[animal]}/${isArchived ? 'unarchive' : 'archive'}`)
  if (isArchived) model.archived.delete(animal)
  else model.archived.add(animal)
}

async function moveOne(book: Book, model: Model, { animal, to, day, anyway }: Doing<'move'>, at: number) {
  const move: Move = { id: 0, animal, to, day, time: minuteOf(at), isDeleted: false }
  const toPlaceId = to === null ? null : (book.places[to] ?? 0)
  const answer = await moveAnimal(book.keeper, book.animals[animal] ?? 0, toPlaceId, {
    ...{ recordDate: dayOf(day), recordTime: move.time, data: anyway ? { anyway } : {} },
  })
  const isRefused = !anyway && model.isRefused(move)
  expect(answer.status, answer.text).toBe(isRefused ? 409 : 200)
  if (!isRefused) model.moves.push({ ...move, id: answer.json().records[0].id })
}

/** Takes a move back, restores it or dates it anew, where it is one that this can be done with. */
async function change({ keeper, animals }: Book, move: Move, done: Exclude<Done, Doing<'move' | 'archive'>>) {
  const isToRestore = done.act === 'restore'
  if (isToRestore !== move.isDeleted) return
  if (done.act === 'redate') {
    const path = `/api/animals/${animals[move.animal]}/records/${move.id}`
    const answer = await keeper.patch(path, { recordDate: dayOf(done.day) })
    expect(answer.status, answer.text).toBe(200)
    move.day = done.day
    return
  }
  const answer = isToRestore
    ? await keeper.post(`/api/trash/records/${move.id}/restore`)
    : await keeper.post('/api/log/undo', { ids: [move.id] })
  expect(answer.status, answer.text).toBe(200)
  move.isDeleted = !isToRestore
}

/** Does it over the wire and in the model, and compares how it was answered. */
async function act(book: Book, model: Model, done: Done, at: number): Promise<void> {
  if (done.act === 'archive') return archive(book, model, done)
  if (done.act === 'move') return moveOne(book, model, done, at)
  const move = model.moves[done.move % Math.max(model.moves.length, 1)]
  if (move) await change(book, move, done)
}

onBothDatabases('moves in any order', (dialect) => {
  test(
    'PLC-06 PLC-07 PLC-08 whatever is written down, taken back, restored or dated anew, each animal is where its latest move leads, and each place counts who is in it',
    formOf(dialect === 'sqlite'),
    async () => {
      const { keeper: newKeeper } = await startApp(dialect)
      await fc.assert(
        fc.asyncProperty(fc.array(anyDone, { minLength: 5, maxLength: 25 }), async (all) => {
          const book = await openBook(await newKeeper())
          const model = new Model()
          for (const [at, done] of all.entries()) await act(book, model, done, at)
          for (const [at, id] of book.animals.entries()) {
            const where = model.whereIs(at)
            expect(await placeOf(book.keeper, id)).toBe(where === null ? null : book.places[where])
          }
          for (const [at, id] of book.places.entries()) {
            const within = book.animals.filter(
              (_, one) => model.whereIs(one) === at && !model.archived.has(one),
            )
            expect((await book.keeper.get(`/api/places/${id}`)).json().animalCount).toBe(within.length)
          }
        }),
        { numRuns: 12 },
      )
    },
  )
})
