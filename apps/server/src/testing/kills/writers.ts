import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { plainJpeg } from '../pictures.ts'
import type { Answered, Visitor } from '../visitor.ts'
import type { Ledger } from './ledger.ts'

/** Keeps writing what comes to mind until its server is gone or there is enough. */
export type Writer = (isEnough: () => boolean) => Promise<void>

/** A writer with animals of its own: no other changes them, so each has one name. */
export async function createWriter(keeper: Visitor, ledger: Ledger, sign: string): Promise<Writer> {
  const { buffer } = await plainJpeg({ width: 60, height: 40 })
  const own = new Set<number>()
  let count = 0
  const nextName = (): string => {
    count += 1
    return `${sign} ${count}`
  }

  const create = async (): Promise<boolean> => {
    const name = nextName()
    const answer = await ask(keeper.post('/api/animals', { name, species: 'Python regius' }), 201)
    if (answer === null) ledger.noteUnanswered(null, name)
    else {
      ledger.noteCreated(answer.json().id, name)
      own.add(answer.json().id)
    }
    return answer !== null
  }
  const change = async (id: number): Promise<boolean> => {
    const name = nextName()
    const answer = await ask(keeper.patch(`/api/animals/${id}`, { name }), 200)
    if (answer === null) ledger.noteUnanswered(id, name)
    else ledger.noteChanged(id, name)
    return answer !== null
  }
  const remove = async (id: number): Promise<boolean> => {
    const answer = await ask(keeper.remove(`/api/animals/${id}`), 204)
    own.delete(id)
    if (answer === null) ledger.noteUnanswered(id, null)
    else ledger.noteChanged(id, null)
    return answer !== null
  }
  const upload = async (): Promise<boolean> => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(buffer), nextName()], 'boa.jpg', { type: 'image/jpeg' }))
    const answer = await ask(keeper.call('POST', '/api/media', { form }), 201)
    if (answer !== null) ledger.notePhoto(answer.json().url)
    return answer !== null
  }
  const writeOne = (): Promise<boolean> => {
    const chosen = [...own][randomInt(own.size + 1)]
    const dice = randomInt(20)
    if (dice < 2) return upload()
    if (chosen === undefined || dice < 9) return create()
    return dice < 16 ? change(chosen) : remove(chosen)
  }
  return async (isEnough) => {
    while (!isEnough()) if (!(await writeOne())) return
  }
}

/** The answer, or null where the server died over it. Any answer there is must be a success. */
async function ask(call: Promise<Answered>, status: number): Promise<Answered | null> {
  const answer = await call.catch(() => null)
  if (answer !== null) expect([answer.status, answer.text]).toEqual([status, expect.any(String)])
  return answer
}
