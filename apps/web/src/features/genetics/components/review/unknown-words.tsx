import { Button } from '@mantine/core'
import { useState } from 'react'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import type { ReviewSummary } from '../../review.queries.ts'
import { reviewTexts } from '../../review.texts.ts'
import { WordActs } from '../own/word-acts.tsx'
import rows from '../rows.module.css'
import classes from '../words.module.css'

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
      <ul className={rows.rows}>
        {shown.map(({ species, word, count, suggestions }) => (
          <li key={`${species} ${word}`} className={rows.row}>
            <div className={rows.who}>
              <p className={rows.names}>
                <strong className={rows.name}>{word}</strong>
                <span className={rows.fact}>{texts.of(species, count)}</span>
              </p>
              {suggestions.length > 0 && <p className={rows.fact}>{texts.nearly(suggestions.join(', '))}</p>}
            </div>
            <div className={rows.acts}>
              <WordActs species={species} word={word} suggestions={suggestions} />
            </div>
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
