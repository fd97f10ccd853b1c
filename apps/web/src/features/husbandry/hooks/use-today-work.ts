import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { keepUndoable, showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { expectsWork, keepExpectation } from '../expected-work.ts'
import type { RowName } from '../row-key.ts'
import type { NewTap, PressedRow } from '../tap-log.ts'
import { replacing, rowApart } from '../tap-rows.ts'
import { type LogEntry, type Today, todayQuery } from '../today.queries.ts'
import { todayTexts as texts } from '../today.texts.ts'
import { tapLogOf } from '../today-log.ts'
import {
  entryOf,
  type Meal,
  nothingOver,
  type Outcome,
  overSince,
  plainEntryOf,
  progressOf,
  type ShownRow,
  shownRows,
  weightEntryOf,
  workByKind,
} from '../today-work.ts'

/** What is to be done today as it stands with what was pressed, and what a press does. */
export type TodayWork = ReturnType<typeof useTodayWork>

/** Does something with rows of Today. */
export type TodayActs = ReturnType<typeof useTodayActs>

/** `hasPlans` is undefined until it is known; then what was so the last time tells whether there is something to ask for. */
export function useTodayWork(hasPlans: boolean | undefined) {
  const isWanted = hasPlans ?? expectsWork()
  useEffect(() => {
    if (hasPlans !== undefined) keepExpectation(hasPlans)
  }, [hasPlans])
  const pages = useInfiniteQuery({ ...todayQuery, enabled: isWanted })
  const log = tapLogOf(useQueryClient())
  const taps = useSyncExternalStore(log.subscribe, log.current)
  const answers = pages.data?.pages
  const today = answers?.[0]?.items
  const over = useOver(today)
  const work = useMemo(() => {
    const rows = answers?.flatMap(({ items }) => items.rows) ?? []
    const shown = shownRows(rows, taps)
    return {
      shown,
      kinds: workByKind(shown, over),
      progress: today ? progressOf(today.counts, rows, shown) : { done: 0, all: 0 },
    }
  }, [answers, today, taps, over])
  const unsent = useSyncExternalStore(log.subscribe, log.unsent)
  return { isWanted, pages, today, ...work, unsent, sendNow: log.wake }
}

/** The rows that were done when the page was opened, or when the day began. */
function useOver(today: Today | undefined): ReadonlySet<string> {
  const [over, setOver] = useState(nothingOver)
  const now = overSince(over, today)
  if (now !== over) setOver(now)
  return now.keys
}

/**
 * The same functions for ever, so that no row is drawn again for a press on another. Quiet ones show no message: the page
 * itself says what was done, and has the way back where the thumb is.
 */
export function useTodayActs(day: string, isQuiet = false) {
  const cache = useQueryClient()
  const { timeZone } = useCurrentUser()
  return useMemo(() => {
    const log = tapLogOf(cache)
    const now = () => ({ day, time: timeOfDayAt(new Date(), timeZone), clientId: newCallKey() })
    const add = (taps: readonly NewTap[], title: string): void => {
      log.add(taps)
      const rows = taps.map(({ row }) => row)
      const takeBack = (): void => undo(rows)
      if (isQuiet) keepUndoable(takeBack)
      else showUndoable(title, takeBack)
    }
    const undo = (rows: readonly RowName[]): void => {
      log.undo(rows)
      if (!isQuiet) tellTakenBack()
    }
    const replace = (row: ShownRow, entryFrom: (before: PressedRow) => LogEntry, title: string): void =>
      add([replacing(log, row, entryFrom)], title)
    return {
      note: (row: ShownRow, outcome: Outcome, meal?: Meal): void =>
        add([{ row, entry: entryOf(row, outcome, now(), meal) }], texts.noted(row.name, outcome)),
      noteAll: (rows: readonly ShownRow[], outcome: Outcome): void =>
        add(
          rows.map((row) => ({ row, entry: entryOf(row, outcome, now()) })),
          texts.notedAll(rows.length, outcome),
        ),
      /** Writes down a weight, in place of one that was pressed before: the last one typed is the one that is meant. */
      weigh: (row: ShownRow, typed: string): void =>
        replace(row, (before) => weightEntryOf(before, typed, now()), texts.weighed(row.name)),
      /** Says something else of what was pressed: that is taken back, and this written down. */
      correct: (row: ShownRow, outcome: Outcome, meal?: Meal): void =>
        replace(row, (before) => entryOf(before, outcome, now(), meal), texts.noted(row.name, outcome)),
      /** Writes down what no plan asks for, as a shed, beside what was written down of the kind before. */
      noteKind: (row: ShownRow, data: LogEntry['data'], title: string): void => {
        const entry = plainEntryOf(row, data, now())
        add([{ row: rowApart(row, entry), entry }], title)
      },
      takeBack: (...rows: ShownRow[]): void => undo(rows),
    }
  }, [cache, timeZone, day, isQuiet])
}
