import { Button } from '@mantine/core'
import { useState } from 'react'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import type { ReviewSummary } from '../../review.queries.ts'
import { reviewTexts } from '../../review.texts.ts'
import classes from './unknown-words.module.css'

const texts = reviewTexts.words

/** How many words are shown before all are asked for. */
const first = 5

/** Words of morph texts that mean nothing, the most frequent first (GEN-22, GEN-65). */
export function UnknownWords({ words }: { words: ReviewSummary['words'] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (words.length === 0) return null
  const shown = showsAll ? words : words.slice(0, first)
  return (
    <SectionCard title={texts.title}>
      <p className={classes.about}>{texts.text}</p>
      <ul className={classes.words}>
        {shown.map(({ species, word, count, suggestions }) => (
          <li key={`${species} ${word}`} className={classes.word}>
            <strong className={classes.name}>{word}</strong>
            <span className={classes.fact}>{texts.of(species, count)}</span>
            {suggestions.length > 0 && (
              <span className={classes.fact}>{texts.nearly(suggestions.join(', '))}</span>
            )}
          </li>
        ))}
      </ul>
      {words.length > shown.length && (
        <Button variant="default" fullWidth onClick={() => setShowsAll(true)}>
          {texts.all(words.length)}
        </Button>
      )}
    </SectionCard>
  )
}
