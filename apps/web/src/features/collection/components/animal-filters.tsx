import { type Sex, sexes } from '@clutchbook/domain/collection/collection.rules'
import ArrowDown01 from 'lucide-react/icons/arrow-down-0-1'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Utensils from 'lucide-react/icons/utensils'
import { type ReactNode, useState } from 'react'
import { Chip, ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { SearchBox } from '../../../shared/ui/search-box.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { collectionTexts } from '../collection.texts.ts'
import { type Filtering, speciesLabel } from '../filtering.ts'
import { activeCount, placeOf } from '../list-filters.ts'
import classes from './animal-filters.module.css'
import { CareOrderSelect, UnfedSelect } from './care-selects.tsx'

const texts = collectionTexts.list

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyDialog(async () => (await loadSheet()).FilterSheet)

type Props = Omit<Filtering, 'ordered'> & {
  ordered?: boolean
  /** Chooses how the animals are shown, where the page's head has no room for that. */
  views?: ReactNode
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** Search, species, sex and order of a list of animals in one line (COL-14 to COL-17). */
export function AnimalFilters({ children, views, ordered = true, ...list }: Props) {
  const filtering = { ...list, ordered }
  const { filters, narrow } = list
  return (
    <search className={classes.filters}>
      <SearchBox
        label={texts.searchLabel}
        placeholder={texts.search}
        asked={filters.q ?? ''}
        ask={(term) => narrow({ q: term || null }, true)}
      />
      <div className={classes.inLine}>
        <Choices {...filtering} />
      </div>
      {ordered && (
        <div className={classes.unfed}>
          <UnfedSelect filters={filters} narrow={narrow} />
          <Utensils size={18} aria-hidden />
        </div>
      )}
      <div className={classes.behind}>
        <SheetButton {...filtering} views={views} />
      </div>
      {children}
    </search>
  )
}

const Choices = ({ filters, narrow, species, places = [], ordered }: Filtering) => (
  <ChipRow label={texts.filters}>
    <ChipSelect
      label={texts.species}
      value={filters.species}
      options={species.map((row) => ({ value: row.species, label: speciesLabel(row) }))}
      all={texts.allSpecies}
      onChoose={(chosen) => narrow({ species: chosen })}
    />
    <ChipSelect
      label={texts.sex}
      value={filters.sex}
      options={sexes.map((sex) => ({ value: sex, label: sex }))}
      all={texts.allSexes}
      onChoose={(chosen) => narrow({ sex: chosen as Sex | null })}
    />
    {places.length > 0 && (
      <ChipSelect
        label={texts.place}
        value={filters.place?.toString()}
        options={places.map(({ id, label }) => ({ value: String(id), label }))}
        all={texts.allPlaces}
        onChoose={(chosen) => narrow({ place: placeOf(chosen) ?? null })}
      />
    )}
    {ordered && (
      <>
        <Chip
          on={filters.sort === 'customId'}
          onPress={() => narrow({ sort: filters.sort === 'customId' ? null : 'customId' })}
        >
          <ArrowDown01 size={16} aria-hidden />
          {texts.byId}
        </Chip>
        <CareOrderSelect filters={filters} narrow={narrow} />
      </>
    )}
  </ChipRow>
)

/** Opens the sheet of all filters, and says how many of them leave animals out of sight. */
function SheetButton(filtering: Filtering & { views: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const count = activeCount(filtering.filters)
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={count > 0 ? texts.filtersActive(count) : texts.filters}
        data-on={count > 0 || undefined}
        {...warmedBy(loadSheet)}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <span className={classes.word}>{texts.filters}</span>
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count}
          </span>
        )}
      </button>
      {isOpen && <FilterSheet {...filtering} onClose={() => setOpen(false)} />}
    </>
  )
}
