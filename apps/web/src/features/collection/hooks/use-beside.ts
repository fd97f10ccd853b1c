import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { openOf } from '../beside.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address before this one is the same list with nothing open beside it. */
    isBeside?: boolean
  }
}

/** Whether an animal has room beside the list. */
export const useRoomBeside = (): boolean =>
  useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) === true

/** The animal that is open beside its list: its address says which, and going back closes it. */
export function useBeside() {
  const opened = openOf(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { history } = useRouter()

  /** A further one takes the place of the one before, so that going back closes it as well. */
  const open = (id: number): void => {
    const replace = opened !== undefined
    const isBeside = !replace || history.location.state.isBeside === true
    void navigate({
      to: '.',
      search: (before) => ({ ...before, open: id }),
      replace,
      state: { isBeside },
      resetScroll: false,
    })
  }

  const close = (): void => {
    if (opened === undefined) return
    if (history.location.state.isBeside) history.back()
    else
      void navigate({
        to: '.',
        search: ({ open: _open, ...before }) => before,
        replace: true,
        resetScroll: false,
      })
  }

  return { opened, open, close }
}
