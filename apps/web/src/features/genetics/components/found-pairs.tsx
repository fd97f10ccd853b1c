import type { Fraction } from '@clutchbook/domain/genetics/fraction'
import { harmNote } from '@clutchbook/domain/genetics/harms'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { StartPairing } from '../../breeding/public/start-pairing.tsx'
import type { FoundPair } from '../genetics.queries.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import { countWords, shortChance } from '../words.ts'
import classes from './found-pairs.module.css'

const texts = geneticsTexts.plan

type Props = { pairs: readonly FoundPair[]; eggs: number }

/** Own pairs for a target, best first, each with its way to a project (GEN-65). */
export function FoundPairs({ pairs, eggs }: Props) {
  const [chosen, choose] = useState<FoundPair | null>(null)
  return (
    <>
      <ul className={classes.rows}>
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

/** A chance as an answer writes it, of any length. */
function chanceOf(written: string): Fraction {
  const [n = '0', d = '1'] = written.split('/')
  return { n: BigInt(n), d: BigInt(d) }
}

type RowProps = { pair: FoundPair; eggs: number; onStart: () => void }

function Row({ pair, eggs, onStart }: RowProps) {
  const { sireId, damId, sireName, damName, probability, expected, lost, inbreeding, warnings } = pair
  const loss = chanceOf(lost)
  const [worst] = warnings
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.names}>
          <Link to="/animals/$id" params={{ id: String(sireId) }}>
            {sireName}
          </Link>
          {' × '}
          <Link to="/animals/$id" params={{ id: String(damId) }}>
            {damName}
          </Link>
        </p>
        <p className={classes.facts}>
          {[
            expected !== null && texts.expected(countWords(chanceOf(expected)), eggs),
            inbreeding > 0 ? texts.inbreeding(percentOf(inbreeding)) : texts.notInbred,
            loss.n > 0n && texts.lost(shortChance(loss)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {worst && (
          <p className={classes.facts}>
            <strong data-level={worst.level}>{geneticsTexts.warnings.level[worst.level]}</strong>
            {`: ${harmNote(worst.code)}`}
          </p>
        )}
      </div>
      <p className={classes.chance}>{shortChance(chanceOf(probability))}</p>
      <Button variant="default" onClick={onStart} aria-label={texts.startOf(texts.pair(sireName, damName))}>
        {texts.start}
      </Button>
    </li>
  )
}

/** Wright's coefficient in per cent, to one digit. */
const percentOf = (share: number): string => `${(100 * share).toFixed(1).replace(/\.0$/, '')}%`
