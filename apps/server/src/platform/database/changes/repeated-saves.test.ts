import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { createEgg } from '../../../testing/mixed-up-data.ts'
import { createProject } from '../../../testing/pair.ts'
import { startApp } from '../../../testing/test-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

type Made = {
  readonly animal: number
  readonly project: number
  readonly egg: number
  readonly event: number
}

async function makeOfEach(keeper: Visitor): Promise<Made> {
  const { maleId: animal, id: project } = await createProject(keeper)
  const egg = await createEgg(keeper, project)
  const event = (await keeper.post('/api/events', { title: 'Mop', startDate: '2026-06-01' })).json().id
  return { animal, project, egg, event }
}

/** A call that may be sent again without saying which version it starts from. */
type Save = readonly [method: string, path: (made: Made) => string, body?: object]

const saves: readonly Save[] = [
  ['PATCH', ({ animal }) => `/api/animals/${animal}`, { name: 'Ash', isHoldback: true, weight: 512.5 }],
  ['POST', ({ animal }) => `/api/animals/${animal}/archive`],
  ['POST', ({ animal }) => `/api/animals/${animal}/unarchive`],
  ['PATCH', ({ animal }) => `/api/animals/${animal}/holdback`, { isHoldback: false }],
  ['PUT', ({ project }) => `/api/breeding-projects/${project}`, { name: 'Pied', confirmedLock: true }],
  ['PATCH', ({ egg }) => `/api/eggs/${egg}`, { humidity: 88, isTopMarked: true, candlingNotes: 'Veins' }],
  ['PUT', ({ event }) => `/api/events/${event}`, { title: 'Mop all', allDay: false, reminder: true }],
  ['PUT', ({ event }) => `/api/events/${event}/complete`, { completed: true }],
]

onBothDatabases('a save that is sent again', (dialect) => {
  test('OFF-01 is answered alike, renews no version and leaves no second change', async () => {
    const { app, keeper: begin } = await startApp(dialect)
    const keeper = await begin()
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    const made = await makeOfEach(keeper)
    const countChanges = async (): Promise<number> =>
      (await app.db.selectFrom('change').select('part').where('keeperId', '=', keeperId).execute()).length
    for (const [method, path, body] of saves) {
      const send = () => keeper.call(method, path(made), body ? { body } : {})
      const known = await countChanges()
      const first = await send()
      expect([first.status, await countChanges()], first.text).toEqual([200, known + 1])
      const again = await send()
      expect([again.status, again.json()]).toEqual([200, first.json()])
      expect(await countChanges(), `${method} ${path(made)}`).toBe(known + 1)
    }
  })
})
