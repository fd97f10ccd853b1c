import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { largestClutch } from '@clutchbook/domain/breeding/breeding.rules'
import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import type { Field, Fields } from '@clutchbook/domain/kernel/record-fields'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { metChange } from '@clutchbook/domain/sync/outbox/waiting-changes.rules'
import { createElement, type ReactNode } from 'react'
import { shownDay } from '../../shared/day-format.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { recordWords } from '../collection/public/record-words.ts'
import { LinkName } from './components/link-name.tsx'
import { waitingTexts as texts } from './waiting.texts.ts'

export type Body = Readonly<Record<string, unknown>>

/** What the eggs of a clutch are counted and numbered by as they are laid. */
const clutchFields: Fields = {
  ...eggFields,
  count: {
    ...{
      kind: 'number',
      label: texts.clutch.count,
      isWhole: true,
      least: 1,
      most: largestClutch,
      blank: null,
    },
    messages: { notNumber: texts.clutch.notCount },
  },
  firstNumber: { ...eggFields.eggNumber, label: texts.clutch.firstNumber },
}

/** What eggs that hatch together have in common. */
const { hatchDate } = eggFields
const { species, producedBy, isHoldback } = animalFields
const hatchFields: Fields = { hatchDate, species, producedBy, isHoldback }

/** The fields of a record by the root of the paths of its calls. */
const roots: readonly (readonly [RegExp, Fields])[] = [
  [/\/records(\/|$)/, recordFields],
  [/hatchling$/, { ...animalFields, hatchDate }],
  [/^\/api\/animals/, animalFields],
  [/^\/api\/breeding-projects/, projectFields],
  [/^\/api\/eggs\/clutch/, clutchFields],
  [/^\/api\/eggs\/hatch/, hatchFields],
  [/^\/api\/eggs/, eggFields],
  [/^\/api\/events/, eventFields],
  [/^\/api\/plans/, planFields],
]

/** The fields that a call may write. */
export function writtenFields(address: string): Fields {
  const path = address.slice(address.indexOf(' ') + 1)
  return roots.find(([root]) => root.test(path))?.[1] ?? {}
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a field in words. */
function wordsOf(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return texts.several(value.length)
  if (isRecord(value)) return Object.values(value).filter(Boolean).join(', ')
  if (field?.kind === 'day') return shownDay(String(value))
  return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value)
}

/** What a part of a record says, for people. */
function shownPart(known: Fields, fields: readonly string[], values: Body): ReactNode {
  if (fields.includes('data')) return dataWords(values)
  const [name = ''] = fields
  const field = known[name]
  if (field?.kind === 'link') return createElement(LinkName, { to: field.to, id: numberOrNull(values[name]) })
  return fields
    .map((one) => wordsOf(known[one], values[one]))
    .filter(Boolean)
    .join(' ')
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What a record says in fields of its kind. */
function dataWords(values: Body): string {
  const { what, more } = recordWords(values as unknown as Parameters<typeof recordWords>[0])
  return [what, more].filter(Boolean).join(' · ')
}

/** What both sides of a refused change wrote otherwise, part by part; nothing where it was refused for something else. */
export function clashesOf({ address, base, body, refusal }: OutboxEntry): FormPart<Body>[] {
  const current = refusal?.current
  if (!isRecord(base) || !isRecord(body) || !isRecord(current)) return []
  const known = writtenFields(address)
  return metChange(base, body, current).clashing.map(({ fields }) => ({
    label: fields.map((name) => known[name]?.label ?? name)[0] ?? '',
    fields,
    show: (values) => shownPart(known, fields, values),
  }))
}

/** The body of a change that meets what is stored by now: what only the other side changed is theirs, and what was chosen so. */
export function metBody({ base, body, refusal }: OutboxEntry, theirs: readonly string[]): Body {
  const current = refusal?.current
  if (!isRecord(base) || !isRecord(body) || !isRecord(current)) return isRecord(body) ? body : {}
  const { left, clashing } = metChange(base, body, current)
  const mine = new Set([...Object.keys(left), ...clashing.flatMap(({ fields }) => fields)])
  const isMine = (name: string): boolean => mine.has(name) && !theirs.includes(name)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isMine(name) || !(name in current) ? value : current[name],
    ]),
  )
}
