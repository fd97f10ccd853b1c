import { recordTypeKey, weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { isCondition } from '@clutchbook/domain/husbandry/conditions'
import type { RecordData } from '@clutchbook/domain/husbandry/record-data'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { shownDay } from '../../shared/day-format.ts'
import { asHeading, inSentence } from '../../shared/ui/first-letter.ts'
import { foodWords } from './food-words.ts'
import { dataTexts, wordText } from './record-data.texts.ts'
import type { AnimalRecord } from './records.queries.ts'

const { told } = dataTexts

/** What a record says: what was done, and what else there is to say of it. */
export type RecordWords = { readonly what: string; readonly more: string }

type Said = Pick<AnimalRecord, 'recordType' | 'measurement' | 'unit'> &
  Partial<Pick<AnimalRecord, 'data' | 'endDate'>>

const text = (value: RecordData[string]): string => (value === undefined ? '' : String(value))
const word = (value: RecordData[string]): string => (value === undefined ? '' : wordText(String(value)))
const listed = (parts: readonly string[], by = ', '): string => parts.filter(Boolean).join(by)
const dayOf = (value: RecordData[string], say: (day: string) => string): string =>
  value === undefined ? '' : say(shownDay(String(value)))

/** How a feeding went; nothing of one that was eaten, where the food is named. */
function outcomeOf(data: RecordData): string {
  const { outcome, eaten, count } = data
  if (outcome === 'partly')
    return eaten === undefined ? told.partly : told.partlyOf(Number(eaten), Number(count ?? 1))
  if (outcome === 'regurgitated') return dayOf(data.regurgitatedOn, told.regurgitatedOn) || told.regurgitated
  if (outcome === 'skipped') return listed([told.skipped, dayOf(data.againOn, told.againOn)])
  return outcome === 'refused' ? told.refused : ''
}

function feedingWords(data: RecordData): RecordWords {
  const count = Number(data.count ?? 1)
  const food = foodWords({ prey: text(data.prey), size: text(data.size), count })
  return {
    what: asHeading(listed([food, outcomeOf(data)]) || told.eaten),
    more: listed([
      word(data.state),
      data.grams === undefined ? '' : told.grams(text(data.grams), count > 1),
      data.supplement === undefined ? '' : told.supplement(text(data.supplement)),
      data.wasted === true ? told.wasted : '',
    ]),
  }
}

const lengthWords = ({ total, snoutVent, unit }: RecordData): RecordWords => {
  const behind = snoutVent === undefined ? '' : told.snoutVent(`${snoutVent} ${unit}`)
  return total === undefined ? { what: behind, more: '' } : { what: `${total} ${unit}`, more: behind }
}

const shedWords = ({ result, retained, blueFrom }: RecordData): RecordWords => ({
  what: word(result),
  more: listed([
    Array.isArray(retained) ? told.stayedOn(listed(retained.map((one) => inSentence(wordText(one))))) : '',
    dayOf(blueFrom, told.blueFrom),
  ]),
})

function defecationWords({ faeces, urates, look }: RecordData): RecordWords {
  const { faeces: first, urates: second } = dataTexts.labels.defecation
  const what = listed([faeces ? inSentence(first) : '', urates ? inSentence(second) : ''])
  return { what: asHeading(listed([what, inSentence(word(look))])), more: '' }
}

const medicationWords = ({ drug, dose, route, outcome }: RecordData): RecordWords => ({
  what: listed([listed([text(drug), text(dose)], ' '), outcome === 'given' ? '' : inSentence(word(outcome))]),
  more: word(route),
})

const vetWords = ({ reason, diagnosis, cost, currency }: RecordData): RecordWords => ({
  what: text(reason),
  more: listed([text(diagnosis), listed([text(cost), text(currency)], ' ')], ' · '),
})

const cleaningWords = ({ scope, outcome }: RecordData): RecordWords => ({
  what: listed([word(scope), outcome === 'skipped' ? told.skipped : '']),
  more: '',
})

function climateWords({ temperature, temperatureUnit, humidity, spot }: RecordData): RecordWords {
  const unit = temperatureUnit === 'F' ? 'F' : 'C'
  const warmth = typeof temperature === 'number' ? `${fromCelsius(temperature, unit)} ${wordText(unit)}` : ''
  const damp = humidity === undefined ? '' : told.humidity(text(humidity))
  return { what: listed([warmth, damp]), more: word(spot) }
}

const conditionWords = ({ plannedEnd, reason }: RecordData, endDate: string | null): RecordWords => ({
  what: endDate === null ? told.lasts : told.until(shownDay(endDate)),
  more: listed([endDate === null ? dayOf(plannedEnd, told.plannedEnd) : '', text(reason)], ' · '),
})

const endWords = ({ how, cause, necropsy }: RecordData): RecordWords => ({
  what: word(how),
  more: listed([text(cause), necropsy === true ? told.necropsy : ''], ', '),
})

const moveWords = ({ fromCode, toCode }: RecordData): RecordWords => ({
  what: listed([text(fromCode), text(toCode) || told.nowhere], ' → '),
  more: '',
})

const byKind: Readonly<Record<string, (data: RecordData) => RecordWords>> = {
  feeding: feedingWords,
  length: lengthWords,
  shed: shedWords,
  defecation: defecationWords,
  medication: medicationWords,
  vet: vetWords,
  cleaning: cleaningWords,
  climate: climateWords,
  end: endWords,
  move: moveWords,
}

/** What a record says, in words: '2 small rats, refused', '1,840 g', 'In one piece'. */
export function recordWords({
  recordType,
  measurement,
  unit,
  data = null,
  endDate = null,
}: Said): RecordWords {
  if (isCondition(recordType)) return conditionWords(data ?? {}, endDate)
  const weight = weightOf({ recordType, measurement, unit })
  if (weight) return { what: formatWeight(weight.amount, weight.unit), more: inSentence(word(data?.basis)) }
  const measured = listed([measurement ?? '', unit ?? ''], ' ')
  const say = byKind[recordTypeKey(recordType)]
  if (data === null) return { what: measured, more: '' }
  return say ? say(data) : { what: listed([measured, inSentence(word(data.outcome))]), more: '' }
}
