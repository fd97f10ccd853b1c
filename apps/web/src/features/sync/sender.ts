import { verdictOn } from '@clutchbook/domain/sync/outbox/answers.rules'
import { nextToSend, type Sending } from '@clutchbook/domain/sync/outbox/order.rules'
import { isUnsent } from '@clutchbook/domain/sync/outbox/outbox'
import { withoutFed } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { createPauses } from './outbox-pauses.ts'
import { outboxState } from './outbox-state.ts'

type Options = {
  /** Names the lock that one tab at a time holds. */
  readonly lock: string
  /** Brings what is sent into the copy. */
  readonly feed: () => Promise<unknown>
  /** Told what was sent or refused, by the addresses of the calls, once the copy has it. */
  readonly settled: (addresses: ReadonlySet<string>) => void
  /** Whether the person is in whose changes wait. */
  readonly isIn: () => Promise<boolean>
  /** Told that nobody is signed in any more, or another person. */
  readonly signedOut: () => void
}

/** It is asked who is in before something is sent, and while much is, after so many milliseconds again. */
const asksAfter = 10_000

/** Sends what waits, by its rules, for as long as its person is in. One tab does it. */
export function createSender({ lock, feed, settled, isIn, signedOut }: Options) {
  const ending = new AbortController()
  const underWay = new Set<number>()
  const pauses = createPauses()
  const changed = new Set<string>()
  let calls = 0
  let isHeld = false
  let isAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.withResolvers<void>()

  /** Has the loop look again. */
  const stir = (): void => {
    turn.resolve()
    turn = Promise.withResolvers()
  }

  const send = async (asked: Sending): Promise<void> => {
    // What sends comes once something waits.
    const [{ outcomeOf }, { applyVerdict }, { withPhotosSent }] = await Promise.all([
      import('./sender-outcomes.ts'),
      import('./sender-verdicts.ts'),
      import('./waiting-photos.ts'),
    ])
    const { sending, failed } = await withPhotosSent(asked)
    if (ending.signal.aborted) return
    const [first] = sending
    const outcome = failed ?? (await outcomeOf(sending))
    // Its person has left: what was stored meanwhile is known to the server by its key when it is sent again.
    if (ending.signal.aborted) return
    const verdict = verdictOn(first, outcome)
    if (verdict.is === 'again') {
      pauses.begin(sending, outcome)
      return
    }
    pauses.end(sending)
    if (verdict.is === 'signed-out') {
      isHeld = true
      return signedOut()
    }
    await applyVerdict(sending, verdict)
    changed.add(first.address)
  }

  const begin = (sending: Sending): void => {
    calls += 1
    for (const { id } of sending) underWay.add(id)
    outboxState.tellSending(new Set(underWay))
    void send(sending)
      .catch((error: unknown) => {
        console.error('What came of a call could not be written down', error)
        pauses.begin(sending, { status: 500, retryAfter: null })
      })
      .finally(() => {
        calls -= 1
        for (const { id } of sending) underWay.delete(id)
        outboxState.tellSending(new Set(underWay))
        stir()
      })
  }

  /** What was sent leaves once the copy has it, and pages read it anew. */
  const bringIn = async (): Promise<void> => {
    const sent = outboxState.now().entries.filter((entry) => !isUnsent(entry))
    const addresses = new Set([...changed, ...sent.map(({ address }) => address)])
    if (addresses.size === 0) return
    changed.clear()
    const fed = await feed().then(
      () => true,
      () => false,
    )
    if (ending.signal.aborted) return
    const ids = new Set(sent.map(({ id }) => id))
    if (fed && sent.length > 0) await outboxState.change((now) => withoutFed(now, ids))
    settled(addresses)
  }

  /** What may be sent at this moment. */
  const next = (): Sending[] => {
    if (isHeld || pauses.isAway()) return []
    const paused = outboxState.now().entries.filter(({ id }) => pauses.isPaused(id))
    return nextToSend(outboxState.now(), new Set([...underWay, ...paused.map(({ id }) => id)]), calls)
  }

  let askedAt = Number.NEGATIVE_INFINITY

  /** Whether what waits may be sent: another tab may have signed someone else in, and theirs it must not become. */
  const mayBegin = async (): Promise<boolean> => {
    if (calls > 0 && performance.now() - askedAt < asksAfter) return !ending.signal.aborted
    if (await isIn()) {
      askedAt = performance.now()
      return !ending.signal.aborted
    }
    isHeld = true
    signedOut()
    return false
  }

  /** Begins what may be sent; answers whether there is anything to wait for. */
  const turnOnce = async (): Promise<boolean> => {
    if (next().length > 0 && (await mayBegin())) for (const sending of next()) begin(sending)
    if (calls === 0) await bringIn()
    const end = isHeld ? 0 : pauses.nextEnd()
    clearTimeout(timer)
    if (end > 0) timer = setTimeout(stir, end - Date.now())
    if (calls > 0 || end > 0) return true
    // Something may have come meanwhile.
    stir()
    return next().length > 0
  }

  const work = async (): Promise<void> => {
    await outboxState.reread()
    for (let isOn = true; isOn && !ending.signal.aborted && outboxState.isOpen(); ) {
      const again = turn.promise
      isOn = await turnOnce()
      if (isOn) await again
    }
    clearTimeout(timer)
  }

  /** Sends as soon as no other tab does. */
  const wake = (): void => {
    stir()
    if (isAsked || ending.signal.aborted || outboxState.now().entries.length === 0) return
    isAsked = true
    navigator.locks
      .request(lock, { signal: ending.signal }, work)
      .catch((error: unknown) => {
        if (!ending.signal.aborted) console.error('What waits is not sent', error)
      })
      .finally(() => {
        isAsked = false
        if (outboxState.isOpen() && next().length > 0) wake()
      })
  }

  const unsubscribe = outboxState.subscribe(wake)

  return {
    /** Goes on at once, whatever pause it is in. */
    now: (): void => {
      pauses.endAll()
      isHeld = false
      wake()
    },
    /** The copy was fed: what was sent may leave. */
    fed: wake,
    /** The server answers again. */
    reached: (): void => {
      if (pauses.endUnreached()) wake()
    },
    end: (): void => {
      ending.abort()
      unsubscribe()
      stir()
    },
  }
}
