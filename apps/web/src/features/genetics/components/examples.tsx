import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { Button } from '@mantine/core'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { type ExamplePair, examplePairs } from '../example-pairs.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import classes from './examples.module.css'

type Props = { genome: Genome; onChoose: (pair: ExamplePair) => void }

/** What the page is for, and three pairs to begin with (GEN-66). */
export function Examples({ genome, onChoose }: Props) {
  const { title, text, none, pair } = geneticsTexts.empty
  const pairs = examplePairs(genome)
  return (
    <EmptyState
      title={title}
      text={pairs.length > 0 ? text : none}
      action={
        <div className={classes.pairs}>
          {pairs.map((example) => (
            <Button
              key={`${example.sire} ${example.dam}`}
              variant="default"
              className={classes.pair}
              onClick={() => onChoose(example)}
            >
              {pair(example.sire, example.dam)}
            </Button>
          ))}
        </div>
      }
    />
  )
}
