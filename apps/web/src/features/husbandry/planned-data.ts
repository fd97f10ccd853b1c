import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'

type Said = string | number | null | undefined
type Fields = Readonly<Record<string, Said>>

/** What is planned to be fed, given or cleaned. */
type Planned = { readonly food: Fields | null; readonly dose: Fields | null; readonly scope: string | null }

const saysSomething = (entry: [string, Said]): entry is [string, string | number] =>
  entry[1] !== null && entry[1] !== undefined && entry[1] !== ''

/** The data of a record that says how something planned went: what of the plan says something, and the outcome. */
export function plannedData(
  kind: string,
  { food, dose, scope }: Planned,
  outcome: string,
): Record<string, string | number> {
  const planned: Readonly<Record<string, Fields | null>> = {
    feeding: food,
    medication: dose,
    cleaning: { scope },
  }
  return Object.fromEntries(
    Object.entries({ ...planned[recordTypeKey(kind)], outcome }).filter(saysSomething),
  )
}
