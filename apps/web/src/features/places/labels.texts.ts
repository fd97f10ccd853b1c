import { counted } from '../../shared/ui/counted.ts'
import type { Label } from './labels.queries.ts'
import type { LabelKind } from './labels-search.ts'

/** The digits of a label in threes of four, as they are printed. */
export const spaced = (key: string): string => key.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Words of printing labels. */
export const labelsTexts = {
  title: 'Labels',
  intro: 'A phone that reads a label opens what it is of; nobody else learns anything from it.',
  what: 'Labels of',
  kinds: {
    places: 'Tubs',
    animals: 'Animals',
    projects: 'Projects',
    clutches: 'Clutches',
    boxes: 'Boxes',
    incubators: 'Incubators',
  } satisfies Record<LabelKind, string>,
  preview: 'How a label looks',
  /** Invented: what is printed is that of the keeper. */
  example: {
    places: {
      name: 'R1-A3',
      code: 'R1-A3',
      lines: [{ line: 'within', text: 'Snake room · Rack 1' }],
    },
    animals: {
      name: 'Ember',
      code: 'BP-23-014',
      lines: [
        { line: 'species', text: 'Python regius' },
        { line: 'morph', text: 'Pastel Clown' },
        { line: 'sex', text: 'Female' },
        { line: 'born', text: '2023-06-14' },
        { line: 'weight', text: '1840 grams' },
        { line: 'place', text: 'Snake room · R1 · R1-A3' },
        { line: 'price', text: '$400.00' },
        { line: 'contact', text: 'you@example.org' },
      ],
    },
    projects: { name: 'Pastel Clown 2027', code: null, lines: [{ line: 'status', text: 'Active' }] },
    clutches: {
      name: '26-01',
      code: '26-01',
      lines: [
        { line: 'pair', text: 'Cinder × Dahlia' },
        { line: 'laid', text: 'laid 2026-06-01' },
        { line: 'counts', text: '6 incubating, 1 slug' },
        { line: 'box', text: 'Box A · Left shelf' },
      ],
    },
    boxes: {
      name: 'Box A',
      code: null,
      lines: [
        { line: 'incubator', text: 'Left shelf' },
        { line: 'capacity', text: 'holds 12 eggs' },
      ],
    },
    incubators: {
      name: 'Left shelf',
      code: null,
      lines: [
        { line: 'set', text: '31.5\u00a0°C, 90\u00a0%' },
        { line: 'limits', text: '30.5\u00a0°C to 32.5\u00a0°C' },
        { line: 'place', text: 'Snake room' },
      ],
    },
  } satisfies Record<LabelKind, Pick<Label, 'name' | 'code' | 'lines'>>,
  size: ([wide, high]: readonly [number, number]) => `${wide} × ${high} mm`,
  pages: (count: number, pages: number) =>
    `${counted(count, 'label', 'labels')} on ${counted(pages, 'page', 'pages')}`,
  where: 'Where',
  everywhere: 'Everywhere',
  sheet: 'Paper',
  endless: 'Roll 62 mm, cut to length',
  own: 'Own size',
  wide: 'Width in mm',
  high: 'Height in mm',
  start: 'First free label of the sheet',
  across: 'Move right by mm',
  down: 'Move down by mm',
  offset: 'Where your printer is off',
  lines: 'Printed on it',
  line: {
    species: 'Species',
    morph: 'Morph',
    sex: 'Sex',
    born: 'Born',
    weight: 'Weight',
    pair: 'Pair',
    laid: 'Laid',
    counts: 'Eggs',
    box: 'Box',
    incubator: 'Incubator',
    capacity: 'Holds',
    set: 'Set to',
    limits: 'Rings outside of',
    place: 'Place',
    within: 'Stands in',
    status: 'Status',
    price: 'Price',
    contact: 'Contact',
  } satisfies Record<Label['lines'][number]['line'], string>,
  barcode: 'Bar code for older scanners',
  small:
    'This label is too small for a code that scanners read. Choose a larger one, or leave out the bar code.',
  print: (count: number) => `Print ${counted(count, 'label', 'labels')}`,
  none: 'Nothing to label here',
  counting: '\u00a0',
  gone: 'This place is there no more. Please choose another.',
  gonePlace: 'A place that is gone',
  paper: 'Labels',
  printPaper: 'Print',
  scale: 'Print at actual size (100 %), without margins.',
  code: (name: string) => `Code that opens ${name}`,
  void: {
    title: 'Void a label',
    text: 'A label that is lost, or went with an animal, can be voided: whoever reads it then finds nothing.',
    open: 'Void',
    ask: (key: string) => `Void label ${spaced(key)}?`,
    confirm: 'Void label',
    follows: 'What is printed of it opens nothing any more. The next label of the same has other digits.',
    done: 'Label voided',
    doneText: 'Print a new one if it still needs a label.',
    failed: 'The label was not voided',
  },
  blocked: 'Unable to open print window. Please check your pop-up settings.',
  failed: 'The labels could not be prepared',
  failedText: 'Please try again.',
  loadFailed: 'What can be labelled could not be loaded',
} as const
