import type { OutboxEntry, QueuedAddress } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { asHeading } from '../../shared/ui/first-letter.ts'
import { waitingTexts as texts } from './waiting.texts.ts'

type Body = Readonly<Record<string, unknown>>
type Wording = string | ((body: Body) => string)

/** A record by its kind, which everyone's own words are among. */
const record = ({ recordType }: Body): string =>
  typeof recordType === 'string' && recordType !== '' ? asHeading(recordType) : 'Record'

/** What was written into a log: one record by its kind, several by their number. */
function logged({ entries }: Body): string {
  const all = Array.isArray(entries) ? (entries as Body[]) : []
  return all.length === 1 && all[0] ? record(all[0]) : `${all.length} records`
}

const told: Readonly<Record<QueuedAddress, Wording>> = {
  'POST /api/media': 'Photo',
  'POST /api/animals': 'New animal',
  'PATCH /api/animals/{id}': 'Change of an animal',
  'POST /api/animals/{id}/archive': 'To the archive',
  'POST /api/animals/{id}/unarchive': 'Out of the archive',
  'POST /api/animals/archive': 'Animals to the archive',
  'POST /api/animals/unarchive': 'Animals out of the archive',
  'PATCH /api/animals/{id}/holdback': 'Holdback',
  'PATCH /api/animals/holdback': 'Holdbacks',
  'POST /api/animals/{id}/records': record,
  'PATCH /api/animals/{id}/records/{recordId}': 'Change of a record',
  'DELETE /api/animals/{id}/records/{recordId}': 'Record deleted',
  'POST /api/animals/{id}/records/{recordId}/take-back': 'Record taken back',
  'POST /api/animals/records': record,
  'POST /api/animals/records/remove': 'Records taken back',
  'POST /api/log': logged,
  'POST /api/log/undo': 'Records taken back',
  'POST /api/breeding-projects': 'New project',
  'PUT /api/breeding-projects/{id}': 'Change of a project',
  'POST /api/eggs': 'New egg',
  'POST /api/eggs/clutch': 'New clutch',
  'POST /api/eggs/hatch': 'Eggs hatched',
  'POST /api/eggs/{id}/hatchling': 'Animal of an egg',
  'PATCH /api/eggs/{id}': 'Change of an egg',
  'POST /api/events': 'New event',
  'PUT /api/events/{id}': 'Change of an event',
  'PUT /api/events/{id}/complete': 'Event completed',
  'PUT /api/events/{id}/reminder': 'Reminder',
  'PUT /api/plans': 'Plan',
  'PATCH /api/plans/{id}': 'Change of a plan',
  'POST /api/feeders/{id}/stock': 'Stock',
}

/** What a change is, in a word or two. */
export function whatOf({ address, body }: Pick<OutboxEntry, 'address' | 'body'>): string {
  const words = told[address]
  return typeof words === 'function' ? words((body ?? {}) as Body) : words
}

/** What a change is and whose, as one text. */
export const nameOf = (entry: Pick<OutboxEntry, 'address' | 'body' | 'label'>): string =>
  entry.label === '' ? whatOf(entry) : `${whatOf(entry)} · ${entry.label}`

/** Whether what a change is of was deleted meanwhile. */
export const isOfGone = ({ state, refusal }: Pick<OutboxEntry, 'state' | 'refusal'>): boolean =>
  state === 'asks' && refusal?.status === 404

/** Whether both sides changed the same. */
export const isClash = ({ state, refusal }: Pick<OutboxEntry, 'state' | 'refusal'>): boolean =>
  state === 'asks' && refusal?.status === 412

/** What is done by a press alone says nothing that could be corrected. */
const pressed = /^DELETE |\/(archive|unarchive|holdback|remove|undo|take-back|complete|media)$/

/** Whether a change was refused for what was written in it, which is corrected in a form. */
export const isCorrectable = (entry: Pick<OutboxEntry, 'state' | 'refusal' | 'address'>): boolean =>
  entry.state === 'asks' && !isOfGone(entry) && (isClash(entry) || !pressed.test(entry.address))

/** Whether a change comes after one of those that wait for their keeper to decide. */
export const isHeldBy = ({ after }: Pick<OutboxEntry, 'after'>, undecided: ReadonlySet<number>): boolean =>
  after.some((id) => undecided.has(id))

type Now = { readonly isSending?: boolean; readonly isHeld?: boolean }

/** Why a change is not with the server yet. */
export function whyOf(entry: OutboxEntry, { isSending = false, isHeld = false }: Now = {}): string {
  if (entry.state === 'asks') {
    if (isOfGone(entry)) return texts.gone
    if (isClash(entry)) return texts.clashes
    return entry.refusal?.message || texts.refused
  }
  if (isSending) return texts.sending
  return isHeld ? texts.waitsFor : texts.waits
}
