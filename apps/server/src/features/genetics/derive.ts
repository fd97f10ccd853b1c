import { formsOf } from '@clutchbook/domain/genetics/carried-forms.rules'
import { readEntries } from './stored-entries.ts'

/** The columns of a genotype that follow from its entries: what lists find genes by. */
export const deriveGenotype = ({ entries }: { readonly entries: string }) => ({
  forms: formsOf(readEntries(entries)),
})
