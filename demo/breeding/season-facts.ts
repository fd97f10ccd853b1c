import type { DayOfYear } from '@clutchbook/domain/clutches/season.rules'
import { addMonths, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'

/** A fact of a female's season; days are counted back from the day the demo is made, so that those below zero lie ahead. */
export type DemoFact = {
  readonly kind: FactKind
  readonly ago: number
  readonly untilAgo?: number
  readonly male?: string
  readonly mm?: number
  readonly grams?: number
  readonly note?: string
}

/** What the demo keeper wrote down of females this season, each by days. */
export const demoFacts: readonly { readonly female: string; readonly facts: readonly DemoFact[] }[] = [
  // Laid 60 days ago.
  {
    female: 'Dahlia',
    facts: [
      { kind: 'target', ago: 250, grams: 2200 },
      { kind: 'cooling', ago: 238, untilAgo: 180 },
      { kind: 'introduced', ago: 176, untilAgo: 173, male: 'Cinder' },
      { kind: 'introduced', ago: 162, untilAgo: 159, male: 'Cinder' },
      { kind: 'lock', ago: 161, note: 'From the evening until the next morning.' },
      { kind: 'follicles', ago: 140, mm: 24 },
      { kind: 'ovulation', ago: 112, note: 'Swollen in the middle of the day, gone by night.' },
      { kind: 'shed', ago: 93 },
    ],
  },
  // Laid 58 days ago.
  {
    female: 'Goldie',
    facts: [
      { kind: 'introduced', ago: 112, untilAgo: 109, male: 'Quill' },
      { kind: 'introduced', ago: 101, untilAgo: 97, male: 'Quill' },
      { kind: 'lock', ago: 100 },
      { kind: 'lock', ago: 98 },
    ],
  },
  // Laid three days ago.
  {
    female: 'Truffle',
    facts: [
      { kind: 'cooling', ago: 160, untilAgo: 110 },
      { kind: 'introduced', ago: 62, untilAgo: 58, male: 'Rook' },
      { kind: 'introduced', ago: 50, untilAgo: 46, male: 'Rook' },
      { kind: 'lock', ago: 47 },
      { kind: 'sign', ago: 20, note: 'Digs in every corner.' },
      { kind: 'shed', ago: 12 },
    ],
  },
  // Gravid, lays in 12 days.
  {
    female: 'Marble',
    facts: [
      { kind: 'cooling', ago: 134, untilAgo: 92 },
      { kind: 'introduced', ago: 128, untilAgo: 125, male: 'Indigo' },
      { kind: 'introduced', ago: 118, untilAgo: 114, male: 'Indigo' },
      { kind: 'introduced', ago: 100, untilAgo: 96, male: 'Indigo' },
      { kind: 'lock', ago: 98 },
      { kind: 'lock', ago: 96 },
      { kind: 'follicles', ago: 70, mm: 18 },
      { kind: 'follicles', ago: 52, mm: 31 },
      { kind: 'ovulation', ago: 40 },
      { kind: 'shed', ago: 21 },
      { kind: 'sign', ago: 8, note: 'Lies on the warm side all day, belly up at times.' },
    ],
  },
  // Ovulated, and shed yesterday: the record waits to be said to be that of the season.
  {
    female: 'Juno',
    facts: [
      { kind: 'introduced', ago: 49, untilAgo: 45, male: 'Saffron' },
      { kind: 'lock', ago: 47 },
      { kind: 'follicles', ago: 30, mm: 34 },
      { kind: 'ovulation', ago: 19 },
    ],
  },
  // Locked, and he is with her again.
  {
    female: 'Nettle',
    facts: [
      { kind: 'introduced', ago: 33, untilAgo: 30, male: 'Smudge' },
      { kind: 'introduced', ago: 24, untilAgo: 21, male: 'Smudge' },
      { kind: 'lock', ago: 23 },
      { kind: 'introduced', ago: 5, male: 'Smudge' },
    ],
  },
  { female: 'Tansy', facts: [{ kind: 'introduced', ago: 4, male: 'Moth' }] },
  // Next year, perhaps.
  { female: 'Sunny', facts: [{ kind: 'rest', ago: 20, note: 'She lost a third of her weight.' }] },
]

/** A shed that was written down of a female who ovulated before. */
export const recentShed = { female: 'Juno', ago: 1 } as const

/** How long the demo keeper wants males to rest: one rested too little. */
export const demoRestDays = 7

/** Seasons of the demo begin with the month of eleven months ago, so that all that goes on is of the one that runs. */
export const demoFirstDay = (today: CivilDay): DayOfYear => `${addMonths(today, -11).slice(5, 7)}-01`
