import { harmNote } from '@clutchbook/domain/genetics/harms'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { StartPairing } from '../../breeding/public/start-pairing.tsx'
import type { FoundPair } from '../genetics.queries.ts'
import { planTexts } from '../plan.texts.ts'
import { countWords, percentOf, shortChance } from '../words.ts'
import { fractionOf } from '../written-fraction.ts'
import classes from './found-pairs.module.css'
import { RiskWord } from './risk-word.tsx'
import rows from './rows.module.css'

const texts = planTexts

type Props = { pairs: readonly FoundPair[]; eggs: number }

/** Own pairs for a target, best first, each with its way to a project (GEN-65). */
export function FoundPairs({ pairs, eggs }: Props) {
  const [chosen, choose] = useState<FoundPair | null>(null)
  return (
    <>
      <ul className={rows.rows}>
        {pairs.map((pair) => (
          <Row key={`${pair.sireId} ${pair.damId}`} pair={pair} eggs={eggs} onStart={() => choose(pair)} />
        ))}
      </ul>
      {chosen && (
        <StartPairing pair={{ maleId: chosen.sireId, femaleId: chosen.damId }} onClose={() => choose(null)} />
      )}
    </>
  )
}

type RowProps = { pair: FoundPair; eggs: number; onStart: () => void }

function Row({ pair, eggs, onStart }: RowProps) {
  const { sireId, damId, sireName, damName, probability, expected, lost, inbreeding, warnings } = pair
  const loss = fractionOf(lost)
  const [worst] = warnings
  return (
    <li className={rows.row}>
      <div className={rows.who}>
        <p className={classes.names}>
          <Link to="/animals/$id" params={{ id: String(sireId) }}>
            {sireName}
          </Link>
          {' × '}
          <Link to="/animals/$id" params={{ id: String(damId) }}>
            {damName}
          </Link>
        </p>
        <p className={rows.fact}>
          {[
            expected !== null && texts.expected(countWords(fractionOf(expected)), eggs),
            inbreeding > 0 ? texts.inbreeding(percentOf(inbreeding)) : texts.notInbred,
            loss.n > 0n && texts.lost(shortChance(loss)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {worst && (
          <p className={rows.fact}>
            <RiskWord level={worst.level} />
            {`: ${harmNote(worst.code)}`}
          </p>
        )}
      </div>
      <p className={classes.chance}>{shortChance(fractionOf(probability))}</p>
      <Button variant="default" onClick={onStart} aria-label={texts.startOf(texts.pair(sireName, damName))}>
        {texts.start}
      </Button>
    </li>
  )
}
