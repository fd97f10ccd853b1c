import '@mantine/core/styles/Combobox.layer.css'
import { type SheetField, sheetFields } from '@clutchbook/domain/import-export/sheet-columns.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import type { SheetImport } from '../hooks/use-sheet-import.ts'
import type { SheetColumn, SheetPreview } from '../import-export.queries.ts'
import { importExportTexts } from '../import-export.texts.ts'
import { Refusal } from './refusal.tsx'
import classes from './sheet.module.css'

const texts = importExportTexts.columns

const choices = [
  { value: '', label: texts.leftOut },
  ...Object.entries(sheetFields).map(([value, label]) => ({ value, label })),
]

type Props = { work: SheetImport; preview: SheetPreview }

/** What each column of the sheet is taken for; the keeper knows better. */
export function SheetColumns({ work, preview }: Props) {
  const { columns } = preview
  const change = (at: number, field: SheetField | null): void =>
    work.read({
      // A meaning that another column had moves over to this one.
      columns: columns.map((column, place) =>
        place === at ? field : column.field === field ? null : column.field,
      ),
    })
  return (
    <SectionCard title={texts.heading}>
      <ul className={classes.columns}>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own and keep their places
          <li key={at} className={classes.column}>
            <Heading {...column} />
            <NativeSelect
              aria-label={texts.nameOf(column.heading || texts.unnamed)}
              data={choices}
              value={column.field ?? ''}
              disabled={work.isBringing}
              onChange={(event) => change(at, (event.currentTarget.value || null) as SheetField | null)}
              data-left-out={column.field === null || undefined}
            />
          </li>
        ))}
      </ul>
      <SpeciesField onChange={(species) => work.read({ species })} />
      {work.lookFailure && <Refusal error={work.lookFailure} otherwise={importExportTexts.source.failed} />}
    </SectionCard>
  )
}

const Heading = ({ heading, sample }: SheetColumn) => (
  <div className={classes.heading}>
    <strong>{heading || texts.unnamed}</strong>
    <span className={classes.sample}>{sample ? texts.sample(sample) : texts.empty}</span>
  </div>
)

/** How long a keeper has typed nothing before the sheet is read again, in milliseconds. */
const restMs = 500

function SpeciesField({ onChange }: { onChange: (species: string) => void }) {
  const change = useDebouncedCallback((species: string) => onChange(species.trim()), restMs)
  return (
    <TextInput
      className={classes.species ?? ''}
      label={texts.species}
      placeholder={texts.speciesHint}
      autoComplete="off"
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
