import type { Finding } from '@clutchbook/domain/clutches/clutch-log.rules'
import { countWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import { daysSinceLaid, expectedHatchDay } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { useState } from 'react'
import { useToday } from '../../../accounts/public/use-today.ts'
import { hatchWords } from '../../clutch-words.ts'
import type { WholeClutch } from '../../clutches.queries.ts'
import { candleTexts, clutchTexts as texts } from '../../clutches.texts.ts'
import { byPosition } from '../../egg-places.ts'
import { eggTexts } from '../../eggs.texts.ts'
import type { Candling } from '../../hooks/use-candling.ts'
import type { useEggActs } from '../../hooks/use-egg-acts.ts'
import { DueMark } from '../due-mark.tsx'
import { EggButtons } from '../egg-buttons.tsx'
import { EggPicture } from '../egg-picture.tsx'
import { HatchlingLink } from '../hatchling-link.tsx'
import { StatusMenu } from '../status-menu.tsx'
import { ClutchActs } from './clutch-acts.tsx'
import classes from './clutch-light.module.css'

type Egging = ReturnType<typeof useEggActs>
type Props = {
  clutch: WholeClutch
  /** How many eggs may hatch, or live young of a litter get an animal. */
  left: number
  candling: Candling
  egging: Egging
  onHatch: () => void
}

/** The eggs of a clutch as they lie, at the light: each says what became of it, and candling goes over all of them. */
export function ClutchLight({ clutch, left, candling, egging, onHatch }: Props) {
  const { eggs } = clutch
  const [chosenId, setChosen] = useState<number | null>(null)
  const next = eggs.find(({ status }) => status === 'Incubating')
  const chosen = eggs.find(({ id }) => id === chosenId)
  const toggle = (id: number): void => setChosen((before) => (before === id ? null : id))
  return (
    <>
      <section className={classes.card} aria-label={texts.eggPlace}>
        <div className={classes.head}>
          <Progress clutch={clutch} next={next} />
        </div>
        <Foot eggs={eggs} chosen={chosen} isCandling={candling.isOn} egging={egging} />
        {eggs.length > 0 && (
          <ul className={classes.eggs}>
            {byPosition(eggs).map((egg) => (
              <li key={egg.id}>
                <LaidEgg
                  egg={egg}
                  finding={candling.isOn ? candling.findingOf(egg) : null}
                  isChosen={!candling.isOn && egg.id === chosenId}
                  onPress={() => (candling.isOn ? candling.tap(egg) : toggle(egg.id))}
                  isOut={candling.isOn && egg.status !== 'Incubating'}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {left > 0 && <ClutchActs kind={clutch.kind} left={left} candling={candling} onHatch={onHatch} />}
    </>
  )
}

/** How long the eggs have lain and how long they have to; of a clutch that is over, what came of it. */
function Progress({ clutch, next }: { clutch: WholeClutch; next: ListedEgg | undefined }) {
  const today = useToday()()
  if (clutch.kind === 'litter' || next === undefined)
    return (
      <>
        <h2 className={classes.title}>
          {clutch.kind === 'litter' ? texts.litter : texts.over(clutch.hatchedCount, clutch.eggCount)}
        </h2>
        <p className={classes.counts}>{countWords(clutch)}</p>
      </>
    )
  return (
    <>
      <h2 className={classes.title}>
        {texts.dayOf(daysSinceLaid(next.layDate, today))}{' '}
        <span className={classes.of}>{texts.of(daysBetween(next.layDate, expectedHatchDay(next)))}</span>
      </h2>
      <span className={classes.due}>
        <DueMark egg={next} />
      </span>
      <p className={classes.counts}>
        {countWords(clutch)}
        {clutch.forecast && ` · ${hatchWords(clutch.forecast, today)}`}
      </p>
    </>
  )
}

type LaidProps = {
  egg: ListedEgg
  /** What was found in it so far; null where it is not being candled. */
  finding: Finding | null
  isChosen: boolean
  /** It is over and can't be candled any more. */
  isOut: boolean
  onPress: () => void
}

function LaidEgg({ egg, finding, isChosen, isOut, onPress }: LaidProps) {
  const { eggNumber, status, position } = egg
  const name = eggTexts.eggName(eggNumber)
  const word = finding ? candleTexts.findings[finding] : eggTexts.statuses[status].toLowerCase()
  const isPlain = finding === null && status === 'Incubating'
  return (
    <button
      type="button"
      className={classes.egg}
      aria-label={candleTexts.egg(name, word)}
      aria-pressed={finding === null ? isChosen : undefined}
      data-finding={finding ?? undefined}
      disabled={isOut}
      onClick={onPress}
    >
      <EggPicture egg={egg} size={74} />
      <span className={classes.number} aria-hidden>
        {eggNumber === '' ? texts.numberless : eggNumber}
        {position !== null && ` · ${position}`}
        {!isPlain && ` · ${word}`}
      </span>
    </button>
  )
}

type FootProps = {
  eggs: readonly ListedEgg[]
  chosen: ListedEgg | undefined
  isCandling: boolean
  egging: Egging
}

/** What can be done to the chosen egg, or what a tap does. */
function Foot({ eggs, chosen, isCandling, egging: { acts } }: FootProps) {
  if (eggs.length === 0) return null
  if (isCandling || chosen === undefined)
    return <p className={classes.hint}>{isCandling ? candleTexts.intro : texts.tapHint}</p>
  return (
    <div className={classes.foot}>
      <span className={classes.which}>{eggTexts.eggName(chosen.eggNumber)}</span>
      <StatusMenu egg={chosen} escapes onMark={(egg, status) => acts.mark([egg], status)} />
      <span className={classes.more}>
        <HatchlingLink egg={chosen} onCreate={acts.createProfile} />
        <EggButtons egg={chosen} acts={acts} />
      </span>
    </div>
  )
}
