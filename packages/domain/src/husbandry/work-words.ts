import { recordTypeKey } from '../collection/animal-records.rules.ts'

/** What is to be done, after how often: '12 to feed'. */
const words: Readonly<Record<string, string>> = {
  feeding: 'to feed',
  weight: 'to weigh',
  length: 'to measure',
  cleaning: 'to clean',
  climate: 'to check',
  medication: 'to medicate',
}

/** How much of a kind of plan is to be done: '12 to feed'; of a keeper's own word '3 × Misting'. */
export function workWords(kind: string, count: number): string {
  const word = words[recordTypeKey(kind)]
  return word === undefined ? `${count} × ${kind}` : `${count} ${word}`
}
