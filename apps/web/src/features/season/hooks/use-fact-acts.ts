import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { Overlap } from '@clutchbook/domain/season/season-facts.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { addFact, changeFact, removeFact } from '../fact-changes.queries.ts'
import { changeBackOf } from '../fact-form-values.ts'
import { elsewhereWords, type WithOverlap, withOverlap } from '../overlap.ts'
import type { Fact, FactChange, NewFact, SavedFact } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'

type Female = Pick<Animal, 'id' | 'name' | 'species'>

/** A male who is with another female: what the server says of it, and what answers it. */
export type Asked = { readonly text: string; readonly answer: (overlap: Overlap) => void }

const movedWords = ({ projectMoved }: SavedFact) =>
  projectMoved ? { text: texts.projectMoved(projectMoved.name, projectMoved.to) } : {}

/** Writing facts of a female down, changing and removing them, each with an Undo (U7). */
export function useFactActs({ id: animalId }: Female, kindOf: (kind: Fact['kind']) => string) {
  const cache = useQueryClient()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const [keyOf, setKeyOf] = useState(createCallKeys)
  const [asked, setAsked] = useState<Asked | null>(null)

  const failToUndo = (error: unknown): void => showFailure(error, texts.undoFailed, texts.nothingSaved)
  const failToSave = (error: unknown): void => showFailure(error, texts.saveFailed, texts.nothingSaved)

  /** Tells of a fact that it was written down, and what became of its project. */
  const tellAdded = (saved: SavedFact, { goOn }: WithOverlap): void =>
    showUndoable(
      texts.added(kindOf(saved.kind)),
      () => {
        removeFact(cache, saved).then(goOn).then(tellTakenBack, failToUndo)
      },
      movedWords(saved),
    )

  const tellChanged = (before: Fact, saved: SavedFact, { goOn }: WithOverlap, title: string): void =>
    showUndoable(
      title,
      () => {
        changeFact(cache, saved, changeBackOf(before), saved.version)
          .then(goOn)
          .then(tellTakenBack, failToUndo)
      },
      movedWords(saved),
    )

  /** Does something of which a male that is elsewhere may stand in the way; then it is asked for. */
  const attempt = async (run: (overlap?: Overlap) => Promise<void>, overlap?: Overlap): Promise<void> => {
    setBusy(true)
    try {
      await run(overlap)
      setAsked(null)
    } catch (error) {
      const text = elsewhereWords(error)
      if (text === null) {
        setAsked(null)
        failToSave(error)
      } else setAsked({ text, answer: (said) => void attempt(run, said) })
    } finally {
      setBusy(false)
    }
  }

  /** Writes a fact down as it is, of today unless it says a day. */
  const log = (body: NewFact): Promise<void> =>
    attempt(async (overlap) => {
      const day = body.day ?? today()
      const visit = { femaleId: animalId, maleId: body.maleId ?? null, day }
      const settled = await withOverlap(cache, visit, overlap)
      const sent = { ...body, ...settled.said }
      const saved = await addFact(cache, animalId, sent, keyOf([day, sent]))
      // The same another time is another fact.
      setKeyOf(createCallKeys)
      tellAdded(saved, settled)
    })

  const change = (before: Fact, body: FactChange, title: string): Promise<void> =>
    attempt(async (overlap) => {
      const visit = { femaleId: animalId, maleId: body.maleId ?? before.maleId, day: body.day ?? before.day }
      const settled = await withOverlap(cache, visit, overlap)
      const saved = await changeFact(cache, before, { ...body, ...settled.said }, before.version)
      tellChanged(before, saved, settled, title)
    })

  const remove = async (fact: Fact): Promise<void> => {
    setBusy(true)
    try {
      await removeFact(cache, fact)
      tellDeleted(cache, { kind: 'season-facts', id: fact.id }, texts.removed(kindOf(fact.kind)))
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingSaved)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ isBusy, asked, log, remove, tellAdded, tellChanged },
    giveUp: () => setAsked(null),
    /** The male is out from today on. */
    endVisit: (visit: Fact) =>
      change(visit, { until: today() }, texts.isOutNow(visit.maleName ?? texts.acts.unnamed)),
  }
}

export type FactActs = ReturnType<typeof useFactActs>
