import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { mayBeSeasonShed } from '@clutchbook/domain/season/cycles.rules'
import { Button } from '@mantine/core'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { Pending } from '../../../shared/ui/pending.tsx'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { useFactActs } from '../hooks/use-fact-acts.ts'
import { type SeasonData, useSeason } from '../hooks/use-season.ts'
import { seasonTexts } from '../season.texts.ts'
import { agoWords, stateWords, toLaid } from '../season-view.ts'
import classes from './season-brief.module.css'

const texts = seasonTexts.shedOffer

/** A record of a shed. */
export type ShedRecord = { readonly id: number; readonly recordDate: CivilDay }

type Props = {
  animal: Animal
  /** The last shed that was written down of her. */
  shed: ShedRecord | null
}

/**
 * How a female's season stands, in a line that leads to it, with the question whether her last shed is that of the season;
 * nothing while none is under way, or until it is known.
 */
export function SeasonBrief({ animal, shed }: Props) {
  const season = useSeason(animal, { whole: false })
  const { data, error, today, isBearing } = season
  if (!data) return error ? null : <Pending />
  const state = stateWords(data.open, today, isBearing)
  return (
    <>
      {state && (
        <p className={classes.line}>
          <Heart size={16} aria-hidden />
          <a href="#season" className={classes.state}>
            {state}
          </a>
        </p>
      )}
      {shed && <ShedOffer key={shed.id} animal={animal} shed={shed} season={season} data={data} />}
    </>
  )
}

const storedAs = ({ id }: ShedRecord): string => `clutchbook-other-shed-${id}`

type OfferProps = Props & { shed: ShedRecord; season: ReturnType<typeof useSeason>; data: SeasonData }

/** Asks whether a record of a shed is the shed of her season: one press makes it one (SEA-06). */
function ShedOffer({ animal, shed, season: { today, kindOf, isBearing }, data }: OfferProps) {
  const acts = useFactActs(animal, kindOf)
  const [isRefused, setRefused] = useState(() => readChoice(storedAs(shed)) !== null)
  const day = shed.recordDate
  if (isRefused || day > today || !mayBeSeasonShed(day, data.facts, data.clutches.map(toLaid))) return null
  const refuse = () => {
    keepChoice(storedAs(shed), 'yes')
    setRefused(true)
  }
  return (
    <div className={classes.offer}>
      <p>{texts[isBearing ? 'askBearing' : 'ask'](agoWords(day, today))}</p>
      <Button disabled={acts.isBusy} onClick={() => void acts.log({ kind: 'shed', day })}>
        {texts.yes}
      </Button>
      <Button variant="default" disabled={acts.isBusy} onClick={refuse}>
        {texts.no}
      </Button>
    </div>
  )
}
