import type { ComponentType } from 'react'
import { SearchPalette } from '../../features/search/public/search-palette.tsx'
import { useCommands } from './use-commands.ts'

type Dialog = ComponentType<{ onClose: () => void }>

type Props = {
  openDialog: (load: () => Promise<Dialog>) => void
  onClose: () => void
}

/** The palette with all that the shell can do. */
export const Palette = ({ openDialog, onClose }: Props) => (
  <SearchPalette commands={useCommands(openDialog)} onClose={onClose} />
)
