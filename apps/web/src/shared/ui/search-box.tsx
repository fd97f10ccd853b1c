import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import classes from './search-box.module.css'
import { uiTexts } from './ui.texts.ts'
import { useSearchTerm } from './use-search-term.ts'

type Props = {
  /** What is searched, for those who don't see where the box stands. */
  label: string
  placeholder: string
  /** The word the list now shows. */
  asked: string
  /** Called once typing pauses, and at once where the box is cleared. */
  ask: (term: string) => void
}

/** The box that searches a list while one types. */
export function SearchBox({ label, placeholder, asked, ask }: Props) {
  const { typed, type, clear } = useSearchTerm(asked, ask)
  return (
    <TextInput
      className={classes.search}
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<Search size={18} aria-hidden />}
      rightSection={typed ? <CloseButton aria-label={uiTexts.clearSearch} onClick={clear} /> : null}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    />
  )
}
