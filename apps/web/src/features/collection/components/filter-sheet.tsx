import { sexes } from '@clutchbook/domain/collection/collection.rules'
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Chip, ChipRow, ChipSelect } from '../../../shared/ui/chip.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { type Filtering, speciesLabel } from '../filtering.ts'
import { activeCount } from '../list-filters.ts'
import { careOrders } from './care-selects.tsx'
import classes from './filter-sheet.module.css'

const texts = collectionTexts.list

/** So many species have chips of their own; of more, the less frequent ones stand together behind one chip. */
const speciesChips = 12

type Props = Filtering & { views?: ReactNode; onClose: () => void }

/** All that narrows and orders a list of animals, where its line has no room for it (COL-15 to COL-17). */
export function FilterSheet(props: Props) {
  const { filters, narrow, clear, species, places = [], ordered, views, onClose } = props
  return (
    <Sheet sends={null} title={texts.filters} onClose={onClose}>
      <div className={classes.groups}>
        {views && <div className={classes.views}>{views}</div>}
        <Group title={texts.species}>
          <SpeciesChips filters={filters} narrow={narrow} species={species} />
        </Group>
        <Group title={texts.sex}>
          <Chip on={!filters.sex} onPress={() => narrow({ sex: null })}>
            {texts.allSexes}
          </Chip>
          {sexes.map((sex) => (
            <Chip key={sex} on={filters.sex === sex} onPress={() => narrow({ sex })}>
              {sex}
            </Chip>
          ))}
        </Group>
        {places.length > 0 && (
          <Group title={texts.place}>
            <Chip on={!filters.place} onPress={() => narrow({ place: null })}>
              {texts.allPlaces}
            </Chip>
            {places.map(({ id, label }) => (
              <Chip key={id} on={filters.place === id} onPress={() => narrow({ place: id })}>
                {label}
              </Chip>
            ))}
          </Group>
        )}
        {ordered && (
          <Group title={texts.order}>
            <Chip on={!filters.sort} onPress={() => narrow({ sort: null })}>
              {texts.newest}
            </Chip>
            <Chip on={filters.sort === 'customId'} onPress={() => narrow({ sort: 'customId' })}>
              {texts.byId}
            </Chip>
            {careOrders.map(([sort, label]) => (
              <Chip key={sort} on={filters.sort === sort} onPress={() => narrow({ sort })}>
                {label}
              </Chip>
            ))}
          </Group>
        )}
        <div className={classes.foot}>
          <Button variant="default" disabled={activeCount(filters) === 0} onClick={clear}>
            {texts.clearFilters}
          </Button>
          <Button onClick={onClose}>{texts.showAnimals}</Button>
        </div>
      </div>
    </Sheet>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ChipRow label={title} wraps>
        {children}
      </ChipRow>
    </section>
  )
}

type SpeciesProps = Pick<Filtering, 'filters' | 'narrow' | 'species'>

function SpeciesChips({ filters, narrow, species }: SpeciesProps) {
  const own = species.length > speciesChips ? species.slice(0, speciesChips - 1) : species
  const rest = species.slice(own.length)
  const choose = (chosen: string | null) => narrow({ species: chosen })
  return (
    <>
      <Chip on={!filters.species} onPress={() => choose(null)}>
        {texts.allSpecies}
      </Chip>
      {own.map((row) => (
        <Chip key={row.species} on={filters.species === row.species} onPress={() => choose(row.species)}>
          {row.species}
          {row.count !== undefined && <span className={classes.count}>{row.count}</span>}
        </Chip>
      ))}
      {rest.length > 0 && (
        <ChipSelect
          label={texts.moreSpecies(rest.length)}
          value={rest.find((row) => row.species === filters.species)?.species}
          options={rest.map((row) => ({ value: row.species, label: speciesLabel(row) }))}
          all={texts.allSpecies}
          onChoose={choose}
        />
      )}
    </>
  )
}
