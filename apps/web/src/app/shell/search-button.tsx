import { ActionIcon } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { Hint } from '../../shared/ui/hint.tsx'
import { modifier } from '../keys/key-list.ts'
import { keysTexts as texts } from '../keys/keys.texts.ts'
import { paletteDisclosure } from '../keys/palette-disclosure.ts'

/** The button of the top bar that opens the palette. */
export const SearchButton = () => (
  <Hint label={texts.hint(modifier())}>
    <ActionIcon
      variant="default"
      size={38}
      aria-label={texts.search}
      aria-haspopup="dialog"
      onClick={paletteDisclosure.open}
    >
      <Search size={18} aria-hidden />
    </ActionIcon>
  </Hint>
)
