import { stepNames } from '@clutchbook/domain/season/figures'
import fc from 'fast-check'
import { hostileTexts, likelyTexts } from './hostile-values.ts'

/** What JSON Schema says of a value, as far as it is looked at here. */
export type Shape = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  /** Of a list of so many values. */
  readonly prefixItems?: readonly Shape[]
  readonly minimum?: number
  readonly maximum?: number
}

/** One value in so many is hostile, so that most bodies hold one wrong thing and reach what lies behind validation. */
const oneIn = 30

/** Keys that no form sends: those of every object's machinery, of the record's owner, of nothing. */
const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'id',
  'userId',
  'version',
  '',
  '\0',
]

/**
 * JSON texts of one shape: mostly such as the shape asks for, at any depth something else now and then. They are texts
 * and not values, because much of what a stranger sends no value can hold: keys named twice, 1e400, half a surrogate.
 */
export const jsonLike = (shape: Shape, name = ''): fc.Arbitrary<string> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fitting(shape, name) }, { weight: 1, arbitrary: hostileTexts })

function fitting(shape: Shape, name: string): fc.Arbitrary<string> {
  if (shape.const !== undefined) return fc.constant(JSON.stringify(shape.const))
  if (shape.enum) return fc.constantFrom(...shape.enum.map((value) => JSON.stringify(value)))
  const choices = shape.anyOf ?? [shape.type ?? 'string'].flat().map((type) => ({ ...shape, type }))
  const weigh = (choice: Shape) => ({
    // Nothing is a choice of most fields, and would keep most bodies from being whole.
    weight: choice.type === 'null' ? 1 : 5,
    arbitrary: shape.anyOf ? fitting(choice, name) : ofType(String(choice.type), choice, name),
  })
  return fc.oneof(...choices.map(weigh))
}

function ofType(type: string, shape: Shape, name: string): fc.Arbitrary<string> {
  if (type === 'object') return objectLike(shape)
  if (shape.prefixItems)
    return fc
      .tuple(...shape.prefixItems.map((item) => jsonLike(item, name)))
      .map((items) => `[${items.join(',')}]`)
  if (type === 'array') {
    const item = jsonLike(shape.items ?? {}, name)
    // Mostly one: an empty list is refused, and of three objects one has something wrong with it.
    const items = fc.oneof(
      { weight: 2, arbitrary: fc.array(item, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(item, { maxLength: 3 }) },
    )
    return items.map((all) => `[${all.join(',')}]`)
  }
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'null') return fc.constant('null')
  if (type === 'integer' || type === 'number') return numberLike(shape)
  return likelyTexts(name).map((text) => JSON.stringify(text))
}

const numberLike = ({ minimum = 0, maximum = 40 }: Shape): fc.Arbitrary<string> =>
  fc.integer({ min: Math.max(minimum, -40), max: Math.min(maximum, 40) }).map(String)

/** Fields that rule others out: were they there as often as the rest, few bodies would come past the checks of a form. */
const ruleOut: ReadonlySet<string> = new Set([
  ...[
    'placeId',
    'endDate',
    'of',
    'fromEventId',
    'change',
    'cost',
    'layToHatch',
    'tempC',
    'daysByTemp',
    'clutchSize',
    'clutchesPerYear',
  ],
  ...stepNames,
])

const missingOften = (name: string): number => (ruleOut.has(name) ? oneIn * 20 : oneIn * 2)

function objectLike({ properties = {}, required = [] }: Shape): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, shape]) => {
    const field = jsonLike(shape, name).map((text) => [`${JSON.stringify(name)}:${text}`])
    const isMissing = { weight: required.includes(name) ? 1 : missingOften(name), arbitrary: fc.constant([]) }
    return fc.oneof({ weight: oneIn * 3, arbitrary: field }, isMissing)
  })
  const key = fc.constantFrom(...strangeKeys, ...Object.keys(properties))
  const extra = fc.tuple(key, hostileTexts).map(([name, text]) => [`${JSON.stringify(name)}:${text}`])
  const extras = fc.oneof({ weight: oneIn, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: extra })
  return fc.tuple(...fields, extras).map((pairs) => `{${pairs.flat().join(',')}}`)
}
