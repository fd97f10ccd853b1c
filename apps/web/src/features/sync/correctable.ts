import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { feederLimits, feederMessages } from '@clutchbook/domain/husbandry/feeder.rules'
import { dataLimits } from '@clutchbook/domain/husbandry/record-data.rules'
import type { Field, Fields, LinkField } from '@clutchbook/domain/kernel/record-fields'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { type DataField, dataFieldsOf, knownKindOf } from '../collection/public/data-fields.ts'
import { fieldLabel } from '../collection/public/record-words.ts'
import { type Body, isRecord, writtenFields } from './entry-fields.ts'
import { waitingTexts } from './waiting.texts.ts'

const texts = waitingTexts.correction

/** Whose a part of a change is, where it is of several. */
export type Whose = { readonly at: number; readonly animalId: number | null; readonly name: string }

/** One part of a change that can be corrected. */
export type Correctable = {
  /** Where it stands in the body, and what a refusal calls it. */
  readonly path: readonly (string | number)[]
  readonly name: string
  readonly field: Field
  /** It is asked for where another part says one of these words, and is left out where that does not. */
  readonly when?: { readonly name: string; readonly says: readonly string[] }
  /** It is typed as a number of what goes, and sent below zero. */
  readonly isTaken?: true
  readonly whose?: Whose
}

const at = (path: readonly (string | number)[], field: Field): Correctable => ({
  ...{ path, name: path.join('.'), field },
})

/** What is chosen or typed into one field here: no picture, which is chosen on its own page, and nothing that no form asks for. */
const isAsked = ({ kind, isOutsideForms }: Field): boolean => kind !== 'gallery' && !isOutsideForms

const amounts = { least: dataLimits.temperature.min, most: dataLimits.grams }

const dataFieldOf = (label: string, field: DataField): Field | null => {
  switch (field.as) {
    case 'word':
    case 'unit':
      return { kind: 'choice', label, of: field.of, blank: '' }
    case 'number':
      return { kind: 'number', label, ...amounts, blank: null, messages: { notNumber: texts.notNumber } }
    case 'day':
      return { kind: 'day', label, blank: null }
    case 'flag':
      return { kind: 'flag', label, blank: false }
    case 'words':
      return null
    default:
      return {
        kind: 'text',
        label,
        blank: null,
        max: field.as === 'lines' ? dataLimits.reason : dataLimits.drug,
      }
  }
}

const feeder: LinkField = { kind: 'link', to: 'feeders', label: texts.feeder, blank: null }

/** What a record says in fields of its kind. */
function dataParts({ recordType, data }: Body, path: readonly (string | number)[]): Correctable[] {
  if (!isRecord(data)) return []
  const type = knownKindOf(String(recordType)) ?? 'own'
  const parts = dataFieldsOf(type).flatMap((one): Correctable[] => {
    const field = dataFieldOf(fieldLabel(type, one.name), one)
    if (!field) return []
    const part = at([...path, one.name], field)
    const { with: condition } = one
    const when = condition && { name: [...path, condition.field].join('.'), says: condition.says }
    return [when ? { ...part, when } : part]
  })
  return type === 'feeding' ? [...parts, at([...path, 'feederId'], feeder)] : parts
}

/** What of one record can be corrected, in the order of its fields. */
function partsOf(fields: Fields, body: Body, path: readonly (string | number)[]): Correctable[] {
  const hasData = isRecord(body.data)
  const own = Object.entries(fields).filter(
    // With data the kind stays: its fields are none of another's.
    ([name, field]) => name in body && isAsked(field) && !(hasData && name === 'recordType'),
  )
  return [
    ...own.map(([name, field]) => at([...path, name], field)),
    ...(hasData ? dataParts(body, [...path, 'data']) : []),
  ]
}

/** The calls that carry several records, each with its fields. */
const lists: Readonly<Record<string, { readonly of: string; readonly fields: Fields }>> = {
  'POST /api/log': { of: 'entries', fields: recordFields },
  'POST /api/eggs/hatch': { of: 'eggs', fields: animalFields },
}

function listParts(entry: Pick<OutboxEntry, 'address' | 'refusal'>, body: Body): Correctable[] {
  const list = lists[entry.address]
  const rows = list && body[list.of]
  if (!list || !Array.isArray(rows)) return []
  const named = Object.keys(entry.refusal?.errors ?? {})
  const isNamed = (n: number): boolean => named.some((name) => name.startsWith(`${list.of}.${n}.`))
  const some = rows.some((_, n) => isNamed(n))
  return rows.flatMap((row: unknown, n) => {
    // Of many only what was refused is asked.
    if (!isRecord(row) || (some && !isNamed(n))) return []
    const animalId = typeof row.animalId === 'number' ? row.animalId : null
    const whose = { at: n, animalId, name: typeof row.name === 'string' ? row.name : texts.nth(n + 1) }
    const parts = partsOf(list.fields, row, [list.of, n])
    return rows.length > 1 ? parts.map((part) => ({ ...part, whose })) : parts
  })
}

const pieces = {
  ...({ kind: 'number', isWhole: true, least: 0, most: feederLimits.pieces, blank: null } as const),
  messages: { notNumber: feederMessages.pieces },
} as const

/** What was bought, thrown away or counted; which of them stays. */
function stockParts({ why }: Body): Correctable[] {
  if (why === 'counted') return [at(['count'], { ...pieces, label: texts.stock.counted })]
  if (why === 'wasted')
    return [{ ...at(['change'], { ...pieces, label: texts.stock.wasted }), isTaken: true }]
  return [
    at(['change'], { ...pieces, label: texts.stock.bought }),
    at(['cost'], { kind: 'text', label: texts.stock.cost, max: feederLimits.cost, blank: null }),
  ]
}

/** What of a change can be corrected, each part with its field, in their order. */
export function correctable({
  address,
  body,
  refusal,
}: Pick<OutboxEntry, 'address' | 'body' | 'refusal'>): Correctable[] {
  if (!isRecord(body)) return []
  if (address === 'POST /api/feeders/{id}/stock') return stockParts(body)
  return [...partsOf(writtenFields(address), body, []), ...listParts({ address, refusal }, body)]
}

/** What stands in a body at a place. */
export const valueAt = (body: unknown, path: Correctable['path']): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | null)?.[step], body)

/** A body with another value at a place; undefined leaves it out. */
export function withValueAt(body: unknown, [step, ...rest]: Correctable['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(body)) return body.map((one, n) => (n === step ? withValueAt(one, rest, value) : one))
  const before = isRecord(body) ? body : {}
  const next = withValueAt(before[step], rest, value)
  const { [step]: _, ...others } = before
  return next === undefined ? others : { ...before, [step]: next }
}
