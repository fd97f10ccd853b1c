import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { useState } from 'react'
import type { Clash, Merging, Side } from '../../../shared/forms/use-merging.ts'
import { clashesOf, correctable, metBody, problemOf, sentOf, typedOf } from '../entry-fields.ts'
import { isClash } from '../entry-words.ts'
import { outbox } from '../outbox.ts'

type Body = Readonly<Record<string, unknown>>
type Version = { readonly version: number }

const bodyOf = ({ body }: OutboxEntry): Body => (body ?? {}) as Body

/** The form of a change that was refused: what was written, to be typed anew; or both sides, to be chosen from. */
export function useCorrection(entry: OutboxEntry) {
  const { id, base, refusal } = entry
  // Of one that was changed elsewhere too only what both changed is asked.
  const fields = isClash(entry) ? [] : correctable(entry)
  const [typed, setTyped] = useState<Readonly<Record<string, string | boolean>>>(() =>
    Object.fromEntries(fields.map(([name, field]) => [name, typedOf(field, bodyOf(entry)[name])])),
  )
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

  const type = (name: string, value: string | boolean): void => {
    setTyped((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  /** Has the change go again; answers whether it does, or something is to be mended first. */
  const send = async (): Promise<boolean> => {
    if (clashes.some(({ choice }) => choice === null)) {
      setAsked((before) => before + 1)
      return false
    }
    const problems = fields.flatMap(([name, field]) => {
      const problem = problemOf(field, typed[name] ?? '')
      return problem === null ? [] : [[name, problem]]
    })
    if (problems.length > 0) {
      setErrors(Object.fromEntries(problems))
      return false
    }
    if (isClash(entry)) {
      const theirs = clashes.flatMap(({ part, choice }) => (choice === 'theirs' ? part.fields : []))
      await outbox.correct(id, metBody(entry, theirs), refusal?.current as Version)
    } else {
      const sent = fields.map(([name, field]) => [name, sentOf(field, typed[name] ?? '')])
      await outbox.correct(id, { ...bodyOf(entry), ...Object.fromEntries(sent) })
    }
    return true
  }

  return { fields, typed, errors, type, send, merging: { clashes, asked, choose } satisfies Merging<Body> }
}
