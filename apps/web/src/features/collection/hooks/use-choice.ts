import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import type { BulkAction } from '../bulk-actions.ts'
import {
  countUnseen,
  hasWhole,
  leftIn,
  leftOf,
  nothingChosen,
  rangeTo,
  toggled,
  withWhole,
} from '../choice.ts'
import { doSeveral } from '../do-several.ts'
import { severalTexts as texts } from '../several.texts.ts'
import { listAnimalIds } from '../several-animals.queries.ts'
import type { ShownList } from './use-animal-list.ts'
import { useEscape } from './use-escape.ts'

/** Chooses the animal of a card, or all up to it. */
export type Choose = (id: number, reaches: boolean) => void

/** What is chosen from a list of animals, and what is done with it. */
export type ChosenAnimals = ReturnType<typeof useChoice>

/** Choosing several animals from a list; `button` is what begins it, and where the focus returns to. */
export function useChoice(shown: ShownList) {
  const cache = useQueryClient()
  const [choice, setChoice] = useState(nothingChosen)
  const [isOn, setIsOn] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { list, animals, pages, query } = shown
  const key = JSON.stringify([list, query])
  const order = animals.map(({ id }) => id)

  const begin = (id?: number): void => {
    setChoice(id === undefined ? nothingChosen : toggled(nothingChosen, id))
    setIsOn(true)
  }
  const end = (): void => {
    setChoice(nothingChosen)
    setIsOn(false)
    giveFocusBack(button)
  }
  useEscape(isOn, () => {
    if (!isBusy) end()
  })
  useFocusInEmptyList(shown.isEmpty)

  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  // The same function for ever, so that a card isn't drawn again when another one is chosen.
  const choose = useCallback<Choose>(
    (id, reaches) =>
      setChoice((before) => (reaches ? rangeTo(before, id, latest.current) : toggled(before, id))),
    [],
  )

  const isWhole = hasWhole(choice, { shown: order, goesOn: pages.hasNextPage, list: key })
  const chooseWhole = async (): Promise<void> => {
    if (isWhole) return setChoice(nothingChosen)
    if (!pages.hasNextPage) return setChoice((before) => withWhole(before, order, key))
    setIsBusy(true)
    try {
      const all = await listAnimalIds(list, query)
      setChoice((before) => withWhole(before, all, key))
    } catch (error) {
      showFailure(error, texts.allFailed, texts.allFailedText)
    } finally {
      setIsBusy(false)
    }
  }

  /** Does something with all of them, and ends the choice unless it was refused; answers null, or why it was. */
  const carryOut = async (action: BulkAction): Promise<unknown> => {
    setIsBusy(true)
    const { error, left } = await doSeveral(cache, [...choice.ids], action)
    // What is done already must not be done once more by another try.
    if (error !== null && left.length < choice.ids.size) setChoice((before) => leftOf(before, left))
    // Some are gone: those that are left stay chosen, so that nobody has to begin again.
    if (error instanceof ApiError && error.status === 404) {
      void pages.refetch()
      const all = await listAnimalIds(list, {}).catch(() => null)
      if (all) setChoice((before) => leftIn(before, all))
    }
    setIsBusy(false)
    if (error === null) end()
    return error
  }

  return {
    ...{ list, isOn, isBusy, isWhole, button, begin, end, choose, chooseWhole, carryOut },
    ids: choice.ids,
    unseen: countUnseen(choice, order, key),
  }
}

/** Once the bar is gone that had the focus. */
function giveFocusBack(button: RefObject<HTMLButtonElement | null>): void {
  requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
}

/** The button goes with the last animal of its list, and must not take the focus along. */
function useFocusInEmptyList(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isLost = isEmpty && !wasEmpty.current && document.activeElement === document.body
    if (isLost) focusContent()
    wasEmpty.current = isEmpty
  }, [isEmpty])
}
