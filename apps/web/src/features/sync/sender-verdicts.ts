import type { Verdict } from '@clutchbook/domain/sync/outbox/answers.rules'
import { answersOf, type Sending } from '@clutchbook/domain/sync/outbox/order.rules'
import type { Outbox } from '@clutchbook/domain/sync/outbox/outbox'
import {
  withCorrection,
  withRefusal,
  withRetry,
  withSent,
} from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { newCallKey } from '../../shared/forms/call-key.ts'
import { outboxState } from './outbox-state.ts'

/** Writes down what became of the entries of a call. */
export async function applyVerdict(sending: Sending, verdict: Verdict): Promise<void> {
  const [{ id }] = sending
  /** Whether an entry still is what was sent: another tab may have corrected it meanwhile. */
  const isAsSent = (now: Outbox, sent: OutboxEntry): boolean =>
    now.entries.some((entry) => entry.id === sent.id && entry.key === sent.key)
  if (verdict.is === 'done') {
    const answers = answersOf(sending, verdict.answer)
    await outboxState.change((now) =>
      sending.reduce(
        (outbox, entry, at) => (isAsSent(now, entry) ? withSent(outbox, entry.id, answers[at]) : outbox),
        now,
      ),
    )
  } else if (verdict.is === 'merged') {
    const { body, base, ifMatch } = verdict
    await outboxState.change((now) =>
      isAsSent(now, sending[0]) ? withCorrection(now, id, { body, base, ifMatch, key: newCallKey() }) : now,
    )
  } else if (verdict.is === 'asks') {
    const { refusal } = verdict
    // Which of several is meant shows once each goes alone.
    const isAlone = sending.length === 1
    await outboxState.change((now) =>
      sending.reduce((outbox, entry) => {
        if (!isAsSent(now, entry)) return outbox
        const refused = withRefusal(outbox, entry.id, refusal)
        return isAlone ? refused : withRetry(refused, entry.id)
      }, now),
    )
  }
}
