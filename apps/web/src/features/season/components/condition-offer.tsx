import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { useLogRecord } from '../../collection/public/use-log-record.ts'
import { careQuery } from '../../husbandry/public/care-query.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'
import classes from './season-brief.module.css'

const texts = seasonTexts.conditionOffer

const storedAs = ({ id }: Fact): string => `clutchbook-no-condition-${id}`

/** What a fact has a female be in for a while. */
const conditionOf = ({ kind }: Fact): 'gravid' | 'brumation' | null =>
  kind === 'ovulation' ? 'gravid' : kind === 'cooling' ? 'brumation' : null

type Props = {
  animal: Animal
  /** What happened in her cycle so far. */
  open: readonly Fact[]
  today: CivilDay
}

/** Offers the condition that follows from what was written down last of her: gravid, or brumation while she is cooled (SEA-02). */
export function ConditionOffer({ animal, open, today }: Props) {
  const fact = open.findLast(
    (one) => conditionOf(one) !== null && one.day <= today && (one.until === null || one.until >= today),
  )
  const kind = fact ? conditionOf(fact) : null
  return fact && kind && <Offer key={fact.id} animal={animal} fact={fact} kind={kind} today={today} />
}

type OfferProps = Pick<Props, 'animal' | 'today'> & { fact: Fact; kind: 'gravid' | 'brumation' }

function Offer({ animal, fact, kind, today }: OfferProps) {
  const { log, isLogging } = useLogRecord(animal)
  const conditions = useQuery(careQuery(animal.id)).data?.conditions
  const [isRefused, setRefused] = useState(() => readChoice(storedAs(fact)) !== null)
  const lasts = conditions?.some((one) => one.kind === kind && (one.until === null || one.until >= today))
  if (isRefused || lasts !== false) return null
  const refuse = () => {
    keepChoice(storedAs(fact), 'yes')
    setRefused(true)
  }
  return (
    <div className={classes.offer}>
      <p>{texts.ask[kind]}</p>
      <Button disabled={isLogging} onClick={() => void log({ recordType: kind, recordDate: fact.day })}>
        {texts.yes}
      </Button>
      <Button variant="default" disabled={isLogging} onClick={refuse}>
        {texts.no}
      </Button>
    </div>
  )
}
