import type { WaitingCounts } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { waitingTexts } from './waiting.texts.ts'

const texts = waitingTexts.badge

/** What the badge says of what waits on this device (OFF-20): what needs the keeper, and what becomes of the rest. */
export function badgeWords({ waiting, sending, needsYou }: WaitingCounts, isOffline: boolean): string {
  const rest = waiting - needsYou
  const parts = [
    isOffline && texts.offline(waiting),
    !isOffline && sending > 0 && texts.sending(sending),
    !isOffline && sending === 0 && rest > 0 && texts.waiting(rest),
    needsYou > 0 && texts.needsYou(needsYou),
  ]
  return parts.filter((part) => part !== false).join(' · ')
}
