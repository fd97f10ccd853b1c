import '@mantine/core/styles/Combobox.layer.css'
import { CloseButton, Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { KeyCap } from '../../../shared/ui/key-cap.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { type Command, commandsFor } from '../command.ts'
import { FoundOption, optionValue } from '../components/found-option.tsx'
import { PaletteOption } from '../components/palette-option.tsx'
import { useFinds } from '../hooks/use-finds.ts'
import { useOpenFind } from '../hooks/use-open-find.ts'
import { paletteBox } from '../palette-box.ts'
import type { Found } from '../search.queries.ts'
import { searchTexts as texts } from '../search.texts.ts'
import classes from './search-palette.module.css'

export type { Command } from '../command.ts'

type Props = {
  /** The places and actions that are offered beside the keeper's records. */
  commands: readonly Command[]
  typed: string
  onType: (typed: string) => void
  /** Enter was pressed on what is typed before the palette was there. */
  isEntered: boolean
  /** What had the focus before, and gets it back. */
  opener: Element | null
  /** Called once the palette has the focus, and hears what is typed. */
  onReady: () => void
  onClose: () => void
}

/** Finds records, places and actions from any page by a few letters, with keys or with a thumb. */
export function SearchPalette({ commands, typed, onType, isEntered, opener, onReady, onClose }: Props) {
  const { finds, isSettled, hasFailed } = useFinds(typed)
  const offered = commandsFor(commands, typed)
  const count = finds.length + offered.length
  const openFind = useOpenFind()
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const { selectFirstOption, clickSelectedOption } = combobox
  const listId = useId()
  const [firstId, setFirstId] = useState<string | null>(null)
  // What is around the palette draws it one step later.
  const [isDrawn, setDrawn] = useState(false)
  const takeFocus = useFocusOnce(() => {
    setDrawn(true)
    onReady()
  })
  // What Enter would open is the first line of what shows, as soon as it shows, and screen readers are told which that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines themselves are drawn from these.
  useLayoutEffect(() => setFirstId(selectFirstOption()), [typed, finds, isDrawn, selectFirstOption])

  const waitForAnswer = useEarlyEnter({
    typed,
    isSettled: isSettled && isDrawn,
    isChosenByArrows: firstId === null && count > 0,
    isEntered,
    open: clickSelectedOption,
  })

  const submit = (value: string): void => {
    const find = finds.find((one) => optionValue(one) === value)
    onClose()
    if (find) openFind(find)
    else commands.find(({ id }) => id === value)?.run()
  }
  return (
    <Dialog
      sends={null}
      onClose={onClose}
      covers="phone"
      size={620}
      yOffset="10vh"
      centered={false}
      opener={opener}
      transitionProps={{ duration: 0 }}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': texts.title } }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <Combobox store={combobox} onOptionSubmit={submit}>
        <Combobox.EventsTarget
          withExpandedAttribute
          aria-controls={listId}
          {...(firstId !== null && { 'aria-activedescendant': firstId })}
        >
          <TextInput
            ref={takeFocus}
            data-autofocus
            className={classes.box}
            size="lg"
            {...paletteBox}
            leftSection={<Search size={20} aria-hidden />}
            rightSection={<CloseButton size="lg" aria-label={uiTexts.close} onClick={onClose} />}
            value={typed}
            onKeyDownCapture={waitForAnswer}
            onKeyDown={({ key }) => key.startsWith('Arrow') && setFirstId(null)}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options id={listId} className={classes.options ?? ''} aria-label={texts.title}>
          <FoundOptions finds={finds} />
          <CommandOptions commands={offered} />
        </Combobox.Options>
        {count === 0 && isSettled && !hasFailed && (
          <p className={classes.words}>{texts.nothing(typed.trim())}</p>
        )}
        {hasFailed && <p className={classes.words}>{texts.failed}</p>}
      </Combobox>
      <VisuallyHidden role="status">{typed && isSettled ? texts.found(count) : ''}</VisuallyHidden>
      <KeyHints />
    </Dialog>
  )
}

/** Takes the focus as soon as the box is there, behind what was typed before; nothing that is typed falls in between. */
function useFocusOnce(onFocused: () => void) {
  const isDone = useRef(false)
  return (box: HTMLInputElement | null): void => {
    if (!box || isDone.current) return
    isDone.current = true
    box.focus({ preventScroll: true })
    box.setSelectionRange(box.value.length, box.value.length)
    onFocused()
  }
}

type EarlyEnter = {
  typed: string
  isSettled: boolean
  isChosenByArrows: boolean
  isEntered: boolean
  open: () => void
}

/** Enter that is ahead of the answer waits for it: the lines that show still fit fewer letters than were typed. */
function useEarlyEnter({ typed, isSettled, isChosenByArrows, isEntered, open }: EarlyEnter) {
  const [awaited, setAwaited] = useState(isEntered ? typed : null)
  useEffect(() => {
    if (!isSettled || awaited !== typed) return
    setAwaited(null)
    open()
  }, [isSettled, awaited, typed, open])
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isSettled || isChosenByArrows) return
    event.preventDefault()
    event.stopPropagation()
    setAwaited(typed)
  }
}

const FoundOptions = ({ finds }: { finds: readonly Found[] }) =>
  finds.length > 0 && (
    <Combobox.Group label={texts.groups.found}>
      {finds.map((find) => (
        <FoundOption key={optionValue(find)} find={find} />
      ))}
    </Combobox.Group>
  )

const CommandOptions = ({ commands }: { commands: readonly Command[] }) =>
  commands.length > 0 && (
    <Combobox.Group label={texts.groups.commands}>
      {commands.map(({ id, label, Icon, key }) => (
        <PaletteOption key={id} value={id} Icon={Icon} label={label} end={key && <KeyCap>{key}</KeyCap>} />
      ))}
    </Combobox.Group>
  )

/** What the keys do in the palette; screen readers say it by themselves. */
const KeyHints = () => (
  <p className={classes.hints} aria-hidden>
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {texts.hints.move}
    </span>
    <span>
      <KeyCap>↵</KeyCap> {texts.hints.open}
    </span>
    <span>
      <KeyCap>Esc</KeyCap> {texts.hints.close}
    </span>
  </p>
)
