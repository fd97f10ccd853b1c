import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { wordsQuery } from '../../genetics.queries.ts'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { OwnWord } from '../../keeper-genes.queries.ts'
import { ownGenesTexts } from '../../own-genes.texts.ts'
import rows from '../rows.module.css'
import classes from '../words.module.css'

const texts = ownGenesTexts.words

/** How many words are shown before all are asked for. */
const first = 5

type Props = { species: string; busy: string | number | null; onForget: (word: OwnWord) => void }

/** What words of the keeper stand for, each taken back by one press (GEN-20). Nothing where there are none. */
export function OwnWords({ species, busy, onForget }: Props) {
  const { data, error, refetch } = useQuery(wordsQuery)
  const [showsAll, setShowsAll] = useState(false)
  if (error && !data)
    return (
      <LoadFailure
        title={texts.failed}
        error={error}
        otherwise={ownGenesTexts.failedText}
        action={geneticsTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  const words = (data ?? []).filter((word) => isSameSpecies(word.species, species))
  if (words.length === 0) return null
  return (
    <SectionCard title={texts.title}>
      <p className={classes.about}>{texts.text}</p>
      <ul className={rows.rows}>
        {(showsAll ? words : words.slice(0, first)).map((word) => (
          <li key={word.id} className={rows.row}>
            <p className={`${rows.who} ${rows.names}`}>
              <strong className={rows.name}>{word.word}</strong>
              <span className={rows.fact}>
                {word.text === '' ? texts.meansNothing : texts.means(word.text)}
              </span>
            </p>
            <Button
              variant="default"
              loading={busy === word.id}
              aria-label={texts.removeOf(word.word)}
              onClick={() => onForget(word)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {words.length > first && !showsAll && (
        <Button variant="default" fullWidth onClick={() => setShowsAll(true)}>
          {texts.all(words.length)}
        </Button>
      )}
    </SectionCard>
  )
}
