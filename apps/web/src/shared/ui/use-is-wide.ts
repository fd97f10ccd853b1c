import { useMediaQuery } from '@mantine/hooks'

/** Whether the window has room for the rail and for tables; less is a phone or a tablet held upright. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false }) === true
