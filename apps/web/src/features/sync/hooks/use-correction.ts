import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { useState } from 'react'
import type { Clash, Merging, Side } from '../../../shared/forms/use-merging.ts'
import { type Correctable, correctable, valueAt, withValueAt } from '../correctable.ts'
import { type Body, clashesOf, metBody } from '../entry-fields.ts'
import { isClash } from '../entry-words.ts'
import { outbox } from '../outbox.ts'
import { problemOf, sentOf, type Typed, typedOf } from '../typed-fields.ts'

type Version = { readonly version: number }

const bodyOf = ({ body }: OutboxEntry): Body => (body ?? {}) as Body

/** Whether a part is asked for, by what the others say. */
const isAsked = ({ when }: Correctable, typed: Readonly<Record<string, Typed>>): boolean =>
  when === undefined || when.says.includes(String(typed[when.name]))

/** The form of a change that was refused: what was written, to be typed anew; or both sides, to be chosen from. */
export function useCorrection(entry: OutboxEntry) {
  const { id, base, refusal } = entry
  // Of one that was changed elsewhere too only what both changed is asked.
  const all = isClash(entry) ? [] : correctable(entry)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(all.map((part) => [part.name, typedOf(part, valueAt(entry.body, part.path))])),
  )
  const fields = all.filter((part) => isAsked(part, typed))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(refusal?.errors ?? {})
  const [clashes, setClashes] = useState<readonly Clash<Body>[]>(() =>
    isClash(entry)
      ? clashesOf(entry).map((part) => ({
          part,
          mine: { ...(base as Body), ...bodyOf(entry) },
          theirs: refusal?.current as Body,
          choice: null,
        }))
      : [],
  )
  const [asked, setAsked] = useState(0)
  const choose = (which: readonly Clash<Body>[], side: Side): void =>
    setClashes((all) => all.map((clash) => (which.includes(clash) ? { ...clash, choice: side } : clash)))

  const type = (name: string, value: Typed): void => {
    setTyped((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  /** A body with what was typed; what is asked for no more is left out. */
  const withTyped = (body: unknown, part: Correctable): unknown =>
    withValueAt(body, part.path, isAsked(part, typed) ? sentOf(part, typed[part.name] ?? '') : undefined)

  /** Has the change go again; answers whether it does, or something is to be mended first. */
  const send = async (): Promise<boolean> => {
    if (clashes.some(({ choice }) => choice === null)) {
      setAsked((before) => before + 1)
      return false
    }
    const problems = fields.flatMap((part) => {
      const problem = problemOf(part, typed[part.name] ?? '')
      return problem === null ? [] : [[part.name, problem]]
    })
    if (problems.length > 0) {
      setErrors(Object.fromEntries(problems))
      return false
    }
    if (isClash(entry)) {
      const theirs = clashes.flatMap(({ part, choice }) => (choice === 'theirs' ? part.fields : []))
      await outbox.correct(id, metBody(entry, theirs), refusal?.current as Version)
    } else {
      await outbox.correct(id, all.reduce<unknown>(withTyped, entry.body))
    }
    return true
  }

  return { fields, typed, errors, type, send, merging: { clashes, asked, choose } satisfies Merging<Body> }
}
