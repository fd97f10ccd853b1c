import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useAllPages } from '../../../shared/api/use-all-pages.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { rowKey } from '../row-key.ts'
import { isPlanned, isUntold } from '../tap-log.ts'
import { todayQuery } from '../today.queries.ts'
import { tapLogOf } from '../today-log.ts'
import { isOpen, type ShownRow, shownRow, shownRows } from '../today-work.ts'
import { type RowAnimal, unplannedRow } from '../unplanned-row.ts'
import { useDayRecords } from './use-day-records.ts'
import { useTodayActs } from './use-today-work.ts'

/** What is to be done today with any animal, and what a press does. */
export type AnimalWork = ReturnType<typeof useAnimalWork>

/**
 * Today by animal, for pages that walk past animals instead of plans: what is to be done with each as it stands with what was
 * pressed. Presses go through the log of Today, also those that no plan asks for.
 */
export function useAnimalWork() {
  const pages = useInfiniteQuery(todayQuery)
  // An animal of a long day may stand anywhere in it.
  useAllPages(pages)
  const today = useToday()
  const log = tapLogOf(useQueryClient())
  const taps = useSyncExternalStore(log.subscribe, log.current)
  const answers = pages.data?.pages
  const day = answers?.[0]?.items.day ?? today()
  const planned = useMemo(() => {
    const rows = answers?.flatMap(({ items }) => items.rows) ?? []
    return Map.groupBy(shownRows(rows, taps), ({ animalId }) => animalId)
  }, [answers, taps])

  /** What is to be done of a kind: what is due first, then what was done, then what waits; without a plan what may be done. */
  const rowOf = useCallback(
    (animal: RowAnimal, kind: string): ShownRow => {
      const own = (planned.get(animal.id) ?? []).filter((row) => recordTypeKey(row.kind) === kind)
      const one = own.find(isOpen) ?? own.find(({ state }) => state === 'done') ?? own[0]
      if (one) return one
      const row = unplannedRow(animal, kind)
      const tap = taps.get(rowKey(row))
      return shownRow(row, tap?.entry.recordDate === day ? tap : undefined)
    },
    [planned, taps, day],
  )
  // The log hears by them what was deleted elsewhere, of which Today tells nothing.
  useDayRecords(day, [...taps.values()].some(isUntold))
  const acts = useTodayActs(day)
  const quietActs = useTodayActs(day, true)
  const unsent = useSyncExternalStore(log.subscribe, log.unsent)
  const { error, refetch, hasNextPage } = pages
  // Until Today was read to its end nobody knows what an animal gets.
  const isKnown = answers !== undefined && !hasNextPage
  const retry = (): void => void refetch()
  return { day, rowOf, acts, quietActs, unsent, sendNow: log.wake, isKnown, error, retry }
}

/** Whether a plan asks for something today that is not done yet. */
export const isAsked = (row: ShownRow): boolean => isPlanned(row) && isOpen(row)
