import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import type { ChangeAddress } from './client.ts'
import { changes as changesText, kinds, shows as showsText } from './record-kinds.gen.ts'

const words = new Map(kinds.split(' ').map((kind) => [kind.slice(0, 1), kind.slice(1) as RecordKind]))

/** The kinds of each call, from a text that names a call and the letters of its kinds in a line. */
const readTable = (text: string): Readonly<Record<string, readonly RecordKind[]>> =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const [method, path, letters = ''] = line.split(' ')
      return [`${method} /api/${path}`, Array.from(letters).flatMap((letter) => words.get(letter) ?? [])]
    }),
  )

const [shows, changes] = [readTable(showsText), readTable(changesText)]

/** The kinds of record that the answer of a read shows; none of an address that is no read. */
export const kindsShown = (address: string): readonly RecordKind[] => shows[address] ?? []

/** The kinds of record that a call may write. */
export const kindsChanged = (address: ChangeAddress): readonly RecordKind[] => changes[address] ?? []

const queued: ReadonlySet<string> = new Set(
  changesText.split('\n').flatMap((line) => {
    const [method, path, , mark] = line.split(' ')
    return mark === undefined ? [] : [`${method} /api/${path}`]
  }),
)

/** Whether a call may wait on this device for the server (OFF-10). */
export const mayWait = (address: string): boolean => queued.has(address)
