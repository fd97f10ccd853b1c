import { sexes } from '@clutchbook/domain/collection/collection.rules'
import ArrowDown01 from 'lucide-react/icons/arrow-down-0-1'
import type { ReactNode } from 'react'
import { Chip, ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import { SearchBox } from '../../../shared/ui/search-box.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { useListFilters } from '../hooks/use-list-filters.ts'
import classes from './animal-filters.module.css'

const texts = collectionTexts.list

/** So many species have chips of their own; of more, the less frequent ones stand together behind one chip. */
const speciesChips = 4

type Filters = ReturnType<typeof useListFilters>

/** A species to choose; how many animals are of it where that is known. */
type SpeciesChoice = { readonly species: string; readonly count?: number }

type Props = Filters & {
  species: readonly SpeciesChoice[]
  /** Whether the list can be put in the order of IDs, which others aren't told. */
  ordered?: boolean
  /** What stands beside the search. */
  children?: ReactNode
}

/** Search, species, sex and order of a list of animals (COL-14 to COL-17). */
export function AnimalFilters({ filters, narrow, species, ordered = true, children }: Props) {
  return (
    <search className={classes.filters}>
      <div className={classes.top}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.search}
          asked={filters.q ?? ''}
          ask={(term) => narrow({ q: term || null }, true)}
        />
        {children}
      </div>
      <SpeciesChips filters={filters} narrow={narrow} species={species} />
      <ChipRow label={ordered ? texts.sexAndOrder : texts.sex}>
        <Chip on={!filters.sex} onPress={() => narrow({ sex: null })}>
          {texts.allSexes}
        </Chip>
        {sexes.map((sex) => (
          <Chip key={sex} on={filters.sex === sex} onPress={() => narrow({ sex })}>
            {sex}
          </Chip>
        ))}
        {ordered && <OrderChip filters={filters} narrow={narrow} />}
      </ChipRow>
    </search>
  )
}

type Narrowing = Pick<Filters, 'filters' | 'narrow'>

const OrderChip = ({ filters, narrow }: Narrowing) => (
  <>
    <span className={classes.divider} aria-hidden />
    <Chip on={filters.sort === 'customId'} onPress={() => narrow({ sort: filters.sort ? null : 'customId' })}>
      <ArrowDown01 size={16} aria-hidden />
      {texts.byId}
    </Chip>
  </>
)

type SpeciesProps = Narrowing & { species: readonly SpeciesChoice[] }

function SpeciesChips({ filters, narrow, species }: SpeciesProps) {
  const own = species.length > speciesChips ? species.slice(0, speciesChips - 1) : species
  const rest = species.slice(own.length)
  const chosenInRest = rest.find((row) => row.species === filters.species)
  return (
    <ChipRow label={texts.species}>
      <Chip on={!filters.species} onPress={() => narrow({ species: null })}>
        {texts.allSpecies}
      </Chip>
      {own.map((row) => (
        <Chip
          key={row.species}
          on={filters.species === row.species}
          onPress={() => narrow({ species: row.species })}
        >
          {row.species}
          {row.count !== undefined && <span className={classes.count}>{row.count}</span>}
        </Chip>
      ))}
      {rest.length > 0 && (
        <ChipSelect
          label={texts.moreSpecies(rest.length)}
          value={chosenInRest?.species}
          options={rest.map((row) => ({ value: row.species, label: labelOf(row) }))}
          onChoose={(chosen) => narrow({ species: chosen })}
        />
      )}
    </ChipRow>
  )
}

const labelOf = ({ species, count }: SpeciesChoice): string =>
  count === undefined ? species : `${species} (${count})`
