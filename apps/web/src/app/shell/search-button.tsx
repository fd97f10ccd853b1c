import { ActionIcon } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { Hint } from '../../shared/ui/hint.tsx'
import { warmedBy } from '../../shared/ui/warmed-by.ts'
import { modifier } from '../keys/key-list.ts'
import { keysTexts as texts } from '../keys/keys.texts.ts'
import { loadPalette } from '../keys/load-palette.ts'
import { paletteDisclosure } from '../keys/palette-disclosure.ts'

/** The button of the top bar that opens the palette. */
export const SearchButton = () => (
  <Hint label={texts.hint(modifier())}>
    <ActionIcon
      variant="default"
      size={38}
      aria-label={texts.search}
      aria-haspopup="dialog"
      {...warmedBy(loadPalette)}
      onClick={paletteDisclosure.open}
    >
      <Search size={18} aria-hidden />
    </ActionIcon>
  </Hint>
)
