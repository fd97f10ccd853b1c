import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { addWord, removeWord } from '../keeper-genes.queries.ts'
import { ownGenesTexts, wordTexts as texts } from '../own-genes.texts.ts'
import { tellSaid } from './tell-said.ts'

/** Lets words of a species stand for a text, or for nothing, with a way back. */
export function useMapWord(species: string, onRefused?: (error: unknown) => void) {
  const cache = useQueryClient()
  // However often it is sent until it is stored, one word comes of it (SHELL-59).
  const [key, setKey] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)

  /** Answers whether the word stands for the text now. */
  const map = async (word: string, text: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      const { id } = await addWord(cache, { species, word, text }, key)
      setKey(newCallKey())
      tellSaid(text === '' ? texts.ignored(word) : texts.mapped(word, text), () => removeWord(cache, id))
      return true
    } catch (error) {
      showFailure(error, texts.failed(word), ownGenesTexts.nothingChanged)
      onRefused?.(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { map, isBusy }
}
