import { expect } from 'vitest'
import { createProject } from './pair.ts'
import type { Answered, Visitor } from './visitor.ts'

/** The address of the facts of a female's seasons. */
export const factsOf = (animalId: number): string => `/api/animals/${animalId}/season-facts`

/** What a call that is taken answers. */
export async function taken(answer: Promise<Answered>) {
  const { status, text, json } = await answer
  expect([200, 201], text).toContain(status)
  return json()
}

/** The status, the first field and the code of what is refused. */
export const refusalOf = ({ status, json }: Answered) => {
  const { errors = {}, code } = json()
  return [status, Object.keys(errors)[0], code]
}

/** A project of a new pair whose season just begins, with the calls on its facts. */
export async function beginSeason(keeper: Visitor) {
  const project = await createProject(keeper, { project: { status: 'Pairing' } })
  const facts = factsOf(project.femaleId)
  return {
    ...{ ...project, facts },
    add: (fact: object): Promise<Answered> => keeper.post(facts, fact),
    status: async (): Promise<string> => (await keeper.get(project.path)).json().status,
  }
}
