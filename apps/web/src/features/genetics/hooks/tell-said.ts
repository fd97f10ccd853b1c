import { ownGenesTexts as texts } from '../own-genes.texts.ts'
import { tellWithWayBack } from './tell-with-way-back.ts'

/** Tells that something was said of genes or words, with a way back. */
export const tellSaid = (title: string, undo: () => Promise<unknown>): void =>
  tellWithWayBack(title, undo, {
    failed: texts.undoFailed,
    failedText: texts.nothingChanged,
  })
