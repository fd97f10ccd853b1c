import type { Change } from './outbox.ts'

/** What a number stands for, by the name of its field. Of kinds that no waiting call changes nothing has to be in order. */
const kindOfField: Readonly<Record<string, string>> = {
  animalId: 'animals',
  animalIds: 'animals',
  fatherId: 'animals',
  motherId: 'animals',
  maleId: 'animals',
  femaleId: 'animals',
  sireId: 'animals',
  damId: 'animals',
  recordId: 'records',
  breedingProjectId: 'breeding-projects',
  projectId: 'breeding-projects',
  eggId: 'eggs',
  eggIds: 'eggs',
  eventId: 'events',
  feederId: 'feeders',
  clientId: 'clientIds',
  clientIds: 'clientIds',
}

/** The kind of what an address is about, and of the numbers in its body. */
const kindOfPath = ({ address }: Change): string => {
  const [, , root = ''] = address.slice(address.indexOf(' ') + 1).split('/')
  return root === 'log' || address === 'POST /api/animals/records/remove' ? 'records' : root
}

/** Every word and number within a value, with the name of the innermost field that holds it. */
function* leavesOf(value: unknown, field = ''): Generator<readonly [field: string, value: unknown]> {
  if (Array.isArray(value)) for (const part of value) yield* leavesOf(part, field)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* leavesOf(part, name)
  else yield [field, value]
}

/** A change, and what the device answered to it. */
export type Answered = Change & { readonly answer?: unknown }

/** The records that an answer is of: a plan that is put may be one that was there. */
function* answered({ answer }: Answered): Generator<readonly [field: string, value: unknown]> {
  if (typeof answer !== 'object' || answer === null) return
  if ('id' in answer) yield* leavesOf(answer.id, 'id')
  if ('ids' in answer) yield* leavesOf(answer.ids, 'ids')
}

const found = new WeakMap<Answered, ReadonlySet<string>>()

/**
 * The records that a change is of or names, each as its kind and number: entries of one record, and those that name it, go
 * in their order (OFF-18). Looked for once in each: every change that is kept is held against all that wait.
 */
export function namedRecords(change: Answered): ReadonlySet<string> {
  const named = found.get(change) ?? recordsIn(change)
  found.set(change, named)
  return named
}

function recordsIn(change: Answered): ReadonlySet<string> {
  const own = kindOfPath(change)
  const leaves = [...leavesOf(change.params), ...leavesOf(change.body), ...answered(change)]
  return new Set(
    leaves.flatMap(([field, value]) => {
      const kind = field === 'id' || field === 'ids' ? own : kindOfField[field]
      return kind !== undefined && value !== null ? [`${kind} ${value}`] : []
    }),
  )
}
