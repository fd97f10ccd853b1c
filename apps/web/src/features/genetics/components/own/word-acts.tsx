import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { useMapWord } from '../../hooks/use-map-word.ts'
import { wordTexts as texts } from '../../own-genes.texts.ts'
import type { UnknownWord } from '../../unknown-word.ts'
import classes from '../parents/reading-notes.module.css'

const loadDialog = async () => (await import('./word-dialog.tsx')).WordDialog
const WordDialog = lazyDialog(loadDialog)

/** What a keeper does with a word that means nothing: says what it stands for, or that it says nothing of genes (GEN-20). */
export function WordActs(unknown: UnknownWord) {
  const { species, word } = unknown
  const { map, isBusy } = useMapWord(species)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.option}
        aria-label={texts.meansOf(word)}
        {...warmedBy(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {texts.means}
      </button>
      <button
        type="button"
        className={classes.option}
        aria-label={texts.ignoreOf(word)}
        disabled={isBusy}
        onClick={() => void map(word, '')}
      >
        {texts.ignore}
      </button>
      {isOpen && <WordDialog {...unknown} onClose={() => setOpen(false)} />}
    </>
  )
}
