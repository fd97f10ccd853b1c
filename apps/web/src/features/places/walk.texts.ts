const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

/** Words of the walk past a place. */
export const walkTexts = {
  title: (name: string) => `Walk: ${name}`,
  weighTitle: (name: string) => `Weigh: ${name}`,
  step: (at: number, all: number) => `${at} of ${all}`,
  passed: (count: number) => `${counted(count, 'empty tub', 'empty tubs')} passed`,
  nth: (nth: number, of: number) => `${nth} of ${of} in it`,
  nowhere: 'No place',
  due: 'to feed today',
  unknown: '…',
  notDue: 'nothing planned today',
  acts: { eaten: 'Ate', refused: 'Refused', skipped: 'Skip' },
  actsOf: (name: string) => `What ${name} did`,
  actKeys: { eaten: 'a', refused: 'r', skipped: 's' },
  more: 'More',
  previous: 'Previous',
  next: 'Next',
  keys: 'A ate · R refused · S skip · W weigh · U undo · ← → turn',
  last: (weight: string) => `Last ${weight}`,
  noWeight: 'No weight yet',
  weight: (name: string) => `Weight of ${name} in grams`,
  note: 'Note and go on',
  pass: 'Go on without',
  wrong: 'Please write a weight, such as 455',
  off: (percent: number, last: string) =>
    `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than ${last}. Press Enter once more if that is right.`,
  end: 'All walked past',
  endDone: (done: number, all: number) => `${done} of ${all} done`,
  left: 'Left',
  noneLeft: 'Nobody is left.',
  undo: 'Undo the last',
  back: 'To the place',
  again: 'From the first',
  none: 'Nobody is here to walk past',
  noneText: 'Move animals into the tubs first.',
} as const
