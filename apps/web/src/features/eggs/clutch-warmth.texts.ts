import type { SexWord } from '@clutchbook/domain/incubation/sex-likelihood.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'

/** Words of how warm a clutch was, and what may come of it. */
export const warmthTexts = {
  title: 'Warmth',
  loading: 'Loading how warm it was',
  loadFailed: 'Error loading how warm it was',
  loadFailedText: 'What was measured is kept. Try again in a moment.',
  curve: 'Temperature by day',
  unknown:
    'How warm the eggs were is not known: put the clutch into a box of an incubator, or say at what temperature it is kept.',
  measured: (part: number) =>
    part === 1
      ? 'Measured all the time, in its box or else in its incubator.'
      : `${formatAmount(Math.round(part * 100))} % of the time was measured, in its box or else in its incubator; the rest is as aimed at.`,
  aimedOnly: 'Nothing was measured: all of it is as aimed at.',
  developed: (part: number) => `${formatAmount(Math.round(part * 100))} % of its development is behind it.`,
  probe: 'A probe in the medium tells more: air was 2 °C off in turtle eggs.',
  sex: 'What may hatch',
  words: {
    'mostly female': 'Mostly females',
    mixed: 'Females and males',
    'mostly male': 'Mostly males',
  } satisfies Record<SexWord, string>,
  noWord: 'Not told by this temperature',
  males: (part: number) => `about ${formatAmount(Math.round(part * 100))} % males`,
  byMean: (degrees: string, isComplete: boolean) =>
    isComplete
      ? `by ${degrees} on average while the sex was decided`
      : `by ${degrees} on average so far; the sex is not decided yet`,
  source: (source: string) => `Source: ${source}.`,
  never:
    'A likelihood, never a sex. Swings of temperature give more females than the same warmth held constant.',
} as const
