import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { speciesOptions } from '../calculator-species.ts'
import { geneticsTexts as texts } from '../genetics.texts.ts'
import type { Calculator } from '../hooks/use-calculator.ts'
import classes from './species-choice.module.css'

type Props = Pick<Calculator, 'change' | 'isKeeper'> & {
  species: string
  common: string
  /** Whether it comes with an own animal. */
  isGiven: boolean
}

/** The species of the pair. Drawn anew only when that changes, as all of the page is with a key. */
export const SpeciesChoice = memo(function SpeciesChoice({
  species,
  common,
  isGiven,
  isKeeper,
  change,
}: Props) {
  return (
    <div className={classes.species}>
      {isGiven ? (
        <p className={classes.known}>
          {common !== species && common} <i>{species}</i>
        </p>
      ) : (
        <NativeSelect
          className={classes.choice}
          label={texts.species}
          value={species}
          data={speciesOptions([species])}
          onChange={(event) => change({ species: event.currentTarget.value })}
        />
      )}
      {isKeeper && (
        <Link to="/genetics/genes" search={{ species }} className={classes.genes}>
          {texts.genes}
        </Link>
      )}
    </div>
  )
})
