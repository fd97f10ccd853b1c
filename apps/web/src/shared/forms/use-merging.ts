import { useRef, useState } from 'react'
import { currentOf } from '../api/api-error.ts'
import { showToast } from '../ui/toast.ts'
import type { Fields } from './draft-store.ts'
import { formsTexts } from './forms.texts.ts'
import { type FormPart, fieldsOf, mergeParts } from './three-way-merge.ts'

export type Side = 'mine' | 'theirs'

/** A part that was changed here and elsewhere, each time otherwise. */
export type Clash<Values> = {
  readonly part: FormPart<Values>
  readonly mine: Values
  readonly theirs: Values
  /** What the keeper has decided. */
  readonly choice: Side | null
}

type Options<Stored, Values> = {
  /** The record as the form was opened with it; null for a new one. */
  stored: Stored | null
  parts: readonly FormPart<Values>[]
  /** What the form shows of a record. */
  valuesOf: (stored: Stored) => Values
  /** Fills some fields of the form in. */
  show: (values: Partial<Values>) => void
  /** Told what the form begins with from now on. */
  startFrom: (values: Values) => void
}

/** What a form has of its being brought together with changes from elsewhere. */
export type Merging<Values> = {
  readonly clashes: readonly Clash<Values>[]
  /** How often the keeper was asked to decide. */
  readonly asked: number
  readonly choose: (which: readonly Clash<Values>[], side: Side) => void
}

/**
 * Saves a form from the version it was opened with (R13). Where the record was changed elsewhere meanwhile, both are
 * brought together and saved; what both sides changed is for the keeper to decide first.
 */
export function useMerging<Stored extends { readonly version: number }, Values extends Fields>({
  stored,
  parts,
  valuesOf,
  show,
  startFrom,
}: Options<Stored, Values>) {
  const from = useRef(stored)
  const [clashes, setClashes] = useState<readonly Clash<Values>[]>([])
  const [asked, setAsked] = useState(0)
  const ask = (): void => setAsked((before) => before + 1)

  const choose = (which: readonly Clash<Values>[], side: Side): void => {
    // Until something is chosen the form holds what was typed.
    for (const { part, choice, ...sides } of which)
      if ((choice ?? 'mine') !== side) show(fieldsOf([part], sides[side]))
    setClashes((all) => all.map((clash) => (which.includes(clash) ? { ...clash, choice: side } : clash)))
  }

  /** Brings what was typed together with the record as it is now; answers what was taken from it, or null where it is to be decided. */
  const meet = (typed: Values, opened: Stored, current: Stored) => {
    const theirs = valuesOf(current)
    const { values, taken, clashing } = mergeParts(parts, { begun: valuesOf(opened), mine: typed, theirs })
    from.current = current
    startFrom(theirs)
    show(fieldsOf(taken, theirs))
    setClashes(clashing.map((part) => ({ part, mine: typed, theirs, choice: null })))
    if (clashing.length > 0) ask()
    return clashing.length > 0 ? null : { values, taken }
  }

  const save = async (
    typed: Values,
    send: (values: Values, stored: Stored | null) => Promise<void>,
  ): Promise<void> => {
    if (clashes.some(({ choice }) => choice === null)) return ask()
    try {
      await send(typed, from.current)
      setClashes([])
    } catch (error) {
      const current = currentOf<Stored>(error)
      if (!current || !from.current) throw error
      const met = meet(typed, from.current, current)
      if (!met) return
      await save(met.values, send)
      if (met.taken.length > 0)
        showToast({ title: formsTexts.clash.taken(met.taken.map(({ label }) => label)) })
    }
  }

  return { save, merging: { clashes, asked, choose } satisfies Merging<Values> }
}
