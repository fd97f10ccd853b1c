import type { QueryClient } from '@tanstack/react-query'
import { showFailure } from '../../shared/ui/toast.ts'
import { createTapLog, type TapLog } from './tap-log.ts'
import { refreshToday, takeLogBack, writeLog } from './today.queries.ts'
import { todayTexts as texts } from './today.texts.ts'

/** So long nobody presses before Today is read again, in milliseconds: a room is not fed with a read for each animal. */
const pause = 1500

function createLog(cache: QueryClient): TapLog {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return createTapLog({
    write: (entries) => writeLog(cache, entries),
    takeBack: (names) => takeLogBack(cache, names),
    refused: (taps, error) =>
      showFailure(error, texts.refusedTitle(taps.length, taps[0]?.row.name ?? ''), texts.refusedText),
    settled: () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void refreshToday(cache), pause)
    },
    later: setTimeout,
  })
}

const logs = new WeakMap<QueryClient, TapLog>()

/** What was pressed on Today, kept while its keeper looks at other pages. */
export function tapLogOf(cache: QueryClient): TapLog {
  const log = logs.get(cache) ?? createLog(cache)
  logs.set(cache, log)
  return log
}
