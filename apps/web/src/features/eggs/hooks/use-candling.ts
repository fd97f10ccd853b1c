import type { Finding } from '@clutchbook/domain/clutches/clutch-log.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { addEntry, removeEntry } from '../clutch-changes.queries.ts'
import { findingAfter, findingWords } from '../clutch-words.ts'
import type { WholeClutch } from '../clutches.queries.ts'
import { candleTexts, clutchLogTexts } from '../clutches.texts.ts'

export type Candling = ReturnType<typeof useCandling>

/** Holding the eggs of a clutch to a light: all are good until a tap says otherwise, and one save writes it down. */
export function useCandling({ id: clutchId, eggs }: WholeClutch) {
  const cache = useQueryClient()
  const [found, setFound] = useState<ReadonlyMap<number, Finding> | null>(null)
  const [keyOf, setKeyOf] = useState(createCallKeys)
  const [isBusy, setBusy] = useState(false)
  const findingOf = ({ id, status }: Pick<ListedEgg, 'id' | 'status'>): Finding | null =>
    status === 'Incubating' ? (found?.get(id) ?? 'good') : null
  const start = (): void => {
    setKeyOf(createCallKeys)
    setFound(new Map())
  }
  const tap = (egg: ListedEgg): void => {
    const finding = findingOf(egg)
    if (finding) setFound((before) => new Map(before).set(egg.id, findingAfter(finding)))
  }
  const takeBack = (entryId: number) => (): void =>
    void removeEntry(cache, clutchId, entryId).then(tellTakenBack, (error: unknown) =>
      showFailure(error, clutchLogTexts.failed, clutchLogTexts.failedText),
    )
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const told = eggs.flatMap((egg) => {
        const finding = findingOf(egg)
        return finding ? [{ id: egg.id, finding }] : []
      })
      const body = { kind: 'candled', eggs: told } as const
      const entry = await addEntry(cache, clutchId, body, keyOf(body))
      showUndoable(candleTexts.done(findingWords(entry.eggs)), takeBack(entry.id))
      setFound(null)
    } catch (error) {
      showFailure(error, candleTexts.failed, clutchLogTexts.failedText)
    } finally {
      setBusy(false)
    }
  }
  return { isOn: found !== null, isBusy, findingOf, start, stop: () => setFound(null), tap, save }
}
