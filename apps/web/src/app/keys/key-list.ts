import { places } from '../shell/navigation.ts'
import { keysTexts as texts } from './keys.texts.ts'

/** The places with the letter that leads there after G. */
export const goKeys = places.flatMap(({ to, label, letter }) =>
  letter === undefined ? [] : [{ to, label, key: letter }],
)

/** Ctrl, or ⌘ on a Mac. */
export const modifier = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl')

type Line = { readonly keys: readonly string[]; readonly label: string }

/** Every key, as the sheet shows it. */
export const keyGroups = (): readonly { readonly title: string; readonly lines: readonly Line[] }[] => [
  {
    title: texts.groups.anywhere,
    lines: [
      { keys: [`${modifier()} K`], label: texts.acts.palette },
      { keys: ['/'], label: texts.acts.slash },
      { keys: ['?'], label: texts.acts.help },
    ],
  },
  {
    title: texts.groups.page,
    lines: [
      { keys: ['N'], label: texts.acts.create },
      { keys: ['E'], label: texts.acts.edit },
      { keys: ['F'], label: texts.acts.feed },
      { keys: ['J'], label: texts.acts.next },
      { keys: ['K'], label: texts.acts.previous },
      { keys: [`${modifier()} Z`], label: texts.acts.undo },
    ],
  },
  {
    title: texts.groups.go,
    lines: goKeys.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], label })),
  },
]
