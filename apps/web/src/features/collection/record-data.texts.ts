/** How the fields of records are called, by kind and field; what kinds have in common stands under `all`. */
export const dataTexts = {
  labels: {
    all: { outcome: 'How it went', reason: 'Reason' },
    feeding: {
      eaten: 'How many were eaten',
      regurgitatedOn: 'Brought up on',
      againOn: 'Offer again on',
      count: 'How many',
      size: 'Size',
      prey: 'Food',
      state: 'State',
      grams: 'Grams of one',
      supplement: 'Supplement',
      wasted: 'What was left was thrown away',
    },
    weight: { basis: 'Weighed' },
    length: { total: 'Length', unit: 'Unit', snoutVent: 'Snout to vent' },
    shed: { result: 'How it came off', retained: 'What stayed on', blueFrom: 'In blue since' },
    defecation: { faeces: 'Faeces', urates: 'Urates', look: 'Look' },
    medication: { drug: 'Drug', dose: 'Dose', route: 'Given' },
    vet: { reason: 'Reason', diagnosis: 'Diagnosis', cost: 'Cost', currency: 'Currency' },
    cleaning: { scope: 'What was cleaned' },
    climate: {
      temperature: 'Temperature',
      temperatureUnit: 'Unit',
      humidity: 'Humidity in %',
      spot: 'Where',
    },
    end: { how: 'What became of it', cause: 'Cause', necropsy: 'A necropsy was done' },
    condition: { plannedEnd: 'Expected until' },
  },
  hints: {
    dose: 'Such as 0.1 ml',
    supplement: 'Such as calcium',
  },
  /** A word of a list as it is chosen and read. */
  words: {
    eaten: 'Eaten',
    refused: 'Refused',
    partly: 'Partly',
    regurgitated: 'Regurgitated',
    skipped: 'Skipped',
    live: 'Live',
    fresh: 'Fresh',
    'frozen-thawed': 'Frozen-thawed',
    prepared: 'Prepared',
    empty: 'Empty',
    'after-meal': 'After a meal',
    complete: 'In one piece',
    pieces: 'In pieces',
    stuck: 'Stuck',
    'eye-caps': 'Eye caps',
    tail: 'Tail',
    toes: 'Toes',
    patches: 'Patches',
    normal: 'Normal',
    loose: 'Loose',
    bloody: 'Bloody',
    undigested: 'Undigested',
    parasites: 'Parasites',
    oral: 'By mouth',
    injected: 'Injected',
    topical: 'On the skin',
    nebulised: 'Nebulised',
    other: 'Otherwise',
    died: 'Died',
    euthanised: 'Euthanised',
    escaped: 'Escaped',
    stolen: 'Stolen',
    sold: 'Sold',
    gift: 'Given away',
    traded: 'Traded',
    loan: 'Lent',
    returned: 'Returned',
    given: 'Given',
    done: 'Done',
    spot: 'Spot clean',
    full: 'Full clean',
    ambient: 'Ambient',
    hot: 'Hot spot',
    cool: 'Cool end',
    cm: 'cm',
    in: 'in',
    C: '°C',
    F: '°F',
  } as Readonly<Record<string, string>>,
  time: 'Time',
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: 'Empty while it lasts',
  /** What a record says, piece by piece. */
  told: {
    refused: 'refused',
    eaten: 'eaten',
    skipped: 'skipped',
    partly: 'partly eaten',
    partlyOf: (eaten: number, count: number) => `${eaten} of ${count} eaten`,
    regurgitated: 'regurgitated',
    regurgitatedOn: (day: string) => `regurgitated on ${day}`,
    againOn: (day: string) => `again on ${day}`,
    grams: (grams: string, isEach: boolean) => (isEach ? `${grams} g each` : `${grams} g`),
    supplement: (supplement: string) => `with ${supplement}`,
    wasted: 'the rest thrown away',
    snoutVent: (length: string) => `${length} snout to vent`,
    stayedOn: (what: string) => `stayed on: ${what}`,
    blueFrom: (day: string) => `in blue since ${day}`,
    lasts: 'lasts',
    nowhere: 'no place',
    until: (day: string) => `until ${day}`,
    plannedEnd: (day: string) => `expected until ${day}`,
    necropsy: 'with a necropsy',
    humidity: (percent: string) => `${percent} % humidity`,
  },
} as const

const { labels } = dataTexts
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = labels

/** What a field of a kind is called. */
export const fieldLabel = (type: string, field: string): string =>
  own[type]?.[field] ?? labels.condition[field as never] ?? labels.all[field as never] ?? field

const hints: Readonly<Record<string, string>> = dataTexts.hints

/** An example of what a field holds; an empty text for one that needs none. */
export const fieldHint = (field: string): string => hints[field] ?? ''

export const wordText = (word: string): string => dataTexts.words[word] ?? word

const told: Readonly<Record<string, unknown>> = dataTexts.told

/** How something went, within a sentence: 'refused', 'partly eaten'. */
export function outcomeText(outcome: string): string {
  const text = told[outcome]
  return typeof text === 'string' ? text : wordText(outcome).toLowerCase()
}
