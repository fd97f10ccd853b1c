import type { ComponentProps, ComponentType } from 'react'
import { SearchPalette } from '../../features/search/public/search-palette.tsx'
import { useCommands } from './use-commands.ts'

type Dialog = ComponentType<{ onClose: () => void }>

type Props = Omit<ComponentProps<typeof SearchPalette>, 'commands'> & {
  openDialog: (load: () => Promise<Dialog>) => void
}

/** The palette with all that the shell can do. */
export const Palette = ({ openDialog, ...palette }: Props) => (
  <SearchPalette commands={useCommands(openDialog)} {...palette} />
)
