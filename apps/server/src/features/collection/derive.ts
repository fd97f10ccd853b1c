import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { keyWithBlanksLast, searchForm } from '@clutchbook/domain/kernel/text-order'

type Animal = {
  readonly name: string
  readonly species: string
  readonly morph: string | null
  readonly customId: string | null
}

/** The columns of an animal that follow from its others: what it is found by, and its place in the order of custom IDs. */
export const deriveAnimal = ({ name, species, morph, customId }: Animal) => ({
  searchText: searchForm([name, species, morph ?? ''].join('\n')),
  customIdKey: keyWithBlanksLast(customId),
})

/** The column of a record that follows from its others: its kind, as kinds are compared. */
export const deriveRecord = ({ recordType }: { readonly recordType: string }) => ({
  typeKey: recordTypeKey(recordType),
})
