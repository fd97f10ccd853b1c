import { expect } from 'vitest'
import { createProject } from '../pair.ts'
import type { TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'

export const ownPassword = 'rack-7-tubs'

/** Who calls: `leaver` is a keeper whose calls may end their own session or account. */
export const roles = ['visitor', 'keeper', 'admin', 'leaver'] as const
export type Role = (typeof roles)[number]

/** Hands out who calls. */
export type Callers = {
  readonly as: (role: Role) => Visitor
  /** For a leaver who has been signed out. */
  readonly replaceLeaver: () => Promise<void>
  /** Whether those are still signed in who never call what signs out. */
  readonly areSignedIn: () => Promise<boolean>
}

/** A keeper with a record of each kind, an administrator, and a keeper who leaves again and again. */
export async function createCallers({ app, keeper, visitor }: TestApp): Promise<Callers> {
  const [owner, admin] = [await keeper(), await keeper()]
  for (const someone of [owner, admin]) await createRecords(someone)
  const { username } = (await admin.get('/api/user')).json()
  await app.services.accounts.operator.setAdmin(username, true)
  let leaver = await keeper()
  return {
    as: (role) => {
      if (role === 'keeper') return owner
      if (role === 'admin') return admin
      return role === 'leaver' ? leaver : visitor()
    },
    replaceLeaver: async () => {
      leaver = await keeper()
    },
    areSignedIn: async () =>
      (await owner.get('/api/user')).status === 200 && (await admin.get('/api/user')).status === 200,
  }
}

async function createRecords(keeper: Visitor): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const { id, maleId, femaleId } = await createProject(keeper)
    const egg = { layDate: '2026-06-01', breedingProjectId: id }
    const event = { title: 'Feed', startDate: '2026-06-15', reminder: true }
    const bodies: [string, object][] = [
      ['/api/animals', { name: 'Ash', species: 'Python regius' }],
      ['/api/eggs', egg],
      ['/api/eggs', egg],
      ['/api/events', event],
      ['/api/events', event],
      ...[maleId, femaleId].flatMap((animal): [string, object][] => [
        [`/api/animals/${animal}/records`, { recordType: 'note', recordDate: '2026-06-01' }],
        [`/api/reptiles/${animal}/ancestors`, { relation: 'ancestor' }],
      ]),
    ]
    for (const [path, body] of bodies) {
      const answer = await keeper.post(path, body)
      expect(answer.status, answer.text).toBe(201)
    }
  }
}
