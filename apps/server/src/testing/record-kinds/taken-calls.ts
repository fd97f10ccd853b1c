import { expect } from 'vitest'
import { dataUrl, plainJpeg } from '../pictures.ts'
import type { Visitor } from '../visitor.ts'

export type Numbered = { id: number }

/** Calls that are to be taken: answers the id of what they answer. */
export async function done(answer: ReturnType<Visitor['post']>): Promise<number> {
  const { status, text, json } = await answer
  expect([200, 201, 204], text).toContain(status)
  return text === '' ? 0 : json().id
}

/** A photo of that width; one that is stored already would be stored once. */
export const photoOf = async (width: number) => dataUrl(await plainJpeg({ width, height: 50 }))
