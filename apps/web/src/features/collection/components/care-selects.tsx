import { ChipSelect } from '../../../shared/ui/chip.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { Filtering } from '../filtering.ts'
import { type ChosenSort, unfedChange, unfedChoices, unfedOf } from '../list-filters.ts'

const texts = collectionTexts.list

type Props = Pick<Filtering, 'filters' | 'narrow'>

/** Who went without a meal for how long (COL-147). */
export const UnfedSelect = ({ filters, narrow }: Props) => (
  <ChipSelect
    label={texts.unfed}
    value={filters.unfed?.toString()}
    options={unfedChoices.map((days) => ({ value: String(days), label: texts.unfedFor(days) }))}
    all={texts.anyMeal}
    onChoose={(chosen) => narrow(unfedChange(filters, unfedOf(chosen) ?? null))}
  />
)

/** The orders of daily care, and what they are called. */
export const careOrders = Object.entries(texts.orders) as [ChosenSort, string][]

/** The same as one choice (COL-146). */
export const CareOrderSelect = ({ filters: { sort }, narrow }: Props) => (
  <ChipSelect
    label={texts.order}
    value={sort !== undefined && sort in texts.orders ? sort : undefined}
    options={careOrders.map(([value, label]) => ({ value, label }))}
    all={texts.newest}
    onChoose={(chosen) => narrow({ sort: chosen as ChosenSort | null })}
  />
)
