import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { ComponentType } from 'react'

/** Something the palette does when it is chosen: a place it leads to, or an action. */
export type Command = {
  readonly id: string
  readonly label: string
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** Other words by which it is found. */
  readonly words?: string
  /** The key that does the same. */
  readonly key?: string
  readonly run: () => void
}

/** The commands that hold each of the words at the beginning of one of theirs; all of them where no word was typed. */
export function commandsFor(commands: readonly Command[], typed: string): readonly Command[] {
  const asked = searchForm(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, words = '' }) => {
    const own = searchForm(`${label} ${words}`).split(/\s+/)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  })
}
