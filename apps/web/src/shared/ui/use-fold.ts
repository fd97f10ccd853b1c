import { useState } from 'react'
import { keepChoice, readChoice } from './stored-choice.ts'

const keyOf = (name: string): string => `clutchbook-fold-${name}`

/** Whether a part of a page is folded, as this browser was last told, and what folds or opens it. */
export function useFold(name: string, startsFolded: boolean): [boolean, () => void] {
  const [chosen, choose] = useState(() => readChoice(keyOf(name)))
  const isFolded = chosen === null ? startsFolded : chosen === 'folded'
  const toggle = (): void => {
    const next = isFolded ? 'open' : 'folded'
    choose(next)
    keepChoice(keyOf(name), next)
  }
  return [isFolded, toggle]
}
