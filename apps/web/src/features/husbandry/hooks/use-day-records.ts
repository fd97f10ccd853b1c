import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAllPages } from '../../../shared/api/use-all-pages.ts'
import { dayRecordsQuery, wholeDay } from '../day-records.queries.ts'

/** All records of a day, where they are wanted; undefined until they were read to the end. */
export function useDayRecords(day: string, isWanted: boolean) {
  const pages = useInfiniteQuery({ ...dayRecordsQuery(day), enabled: isWanted })
  useAllPages(pages)
  const { data, error, refetch } = pages
  const records = useMemo(() => wholeDay(data?.pages), [data])
  return { records, error: isWanted ? error : null, retry: () => void refetch() }
}
