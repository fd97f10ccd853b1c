import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import { type Field, type Fields, numberProblem, textProblem } from '@clutchbook/domain/kernel/record-fields'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { metChange } from '@clutchbook/domain/sync/outbox/waiting-changes.rules'
import { shownDay } from '../../shared/day-format.ts'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { waitingTexts as texts } from './waiting.texts.ts'

type Body = Readonly<Record<string, unknown>>

/** The fields of a record by the root of the paths of its calls. */
const roots: readonly (readonly [RegExp, Fields])[] = [
  [/\/records(\/|$)/, recordFields],
  [/^\/api\/animals|hatchling$/, animalFields],
  [/^\/api\/breeding-projects/, projectFields],
  [/^\/api\/eggs/, eggFields],
  [/^\/api\/events/, eventFields],
  [/^\/api\/plans/, planFields],
]

/** The fields that a call may write. */
function fieldsOf(address: string): Fields {
  const path = address.slice(address.indexOf(' ') + 1)
  return roots.find(([root]) => root.test(path))?.[1] ?? {}
}

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is typed into one field here: no picture and no other record, which are chosen on their own pages, and nothing that no form asks for. */
const isTyped = ({ kind, isOutsideForms }: Field): boolean =>
  kind !== 'gallery' && kind !== 'link' && !isOutsideForms

/** What of a change can be corrected, each with its field, in their order. */
export function correctable({ address, body }: Pick<OutboxEntry, 'address' | 'body'>): [string, Field][] {
  if (!isRecord(body)) return []
  return Object.entries(fieldsOf(address)).filter(([name, field]) => name in body && isTyped(field))
}

/** A field as it stands in a form. */
export const typedOf = (field: Field, value: unknown): string | boolean =>
  field.kind === 'flag' ? value === true : String(value ?? '')

/** What was typed as a call carries it. */
export function sentOf(field: Field, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed
  const text = typed.trim()
  if (field.kind === 'number') return text === '' ? null : Number(text)
  if (text !== '') return text
  return 'blank' in field ? (field.blank ?? null) : text
}

/** What is wrong with what was typed, in the words that the server refuses with; null where nothing is. */
export function problemOf(field: Field, typed: string | boolean): string | null {
  if (typeof typed === 'boolean') return null
  if (field.kind === 'text') return textProblem(field, typed)
  if (field.kind === 'number') return numberProblem(field, typed)
  return typed === '' && 'absent' in field ? (field.absent ?? null) : null
}

/** A value of a field in words. */
function wordsOf(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return texts.several(value.length)
  if (isRecord(value)) return Object.values(value).filter(Boolean).join(', ')
  if (field?.kind === 'day') return shownDay(String(value))
  return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value)
}

/** What both sides of a refused change wrote otherwise, part by part; nothing where it was refused for something else. */
export function clashesOf({ address, base, body, refusal }: OutboxEntry): FormPart<Body>[] {
  const current = refusal?.current
  if (!isRecord(base) || !isRecord(body) || !isRecord(current)) return []
  const known = fieldsOf(address)
  return metChange(base, body, current).clashing.map(({ fields }) => ({
    label: fields.map((name) => known[name]?.label ?? name)[0] ?? '',
    fields,
    show: (values) =>
      fields
        .map((name) => wordsOf(known[name], values[name]))
        .filter(Boolean)
        .join(' '),
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
