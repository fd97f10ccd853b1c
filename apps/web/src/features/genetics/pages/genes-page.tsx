import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SearchBox } from '../../../shared/ui/search-box.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { speciesOf, speciesOptions } from '../calculator-species.ts'
import { FoundGenes } from '../components/own/found-genes.tsx'
import { GeneRows } from '../components/own/gene-rows.tsx'
import { OwnWords } from '../components/own/own-words.tsx'
import type { GenesSearch } from '../genes-search.ts'
import { keptSpeciesQuery } from '../genetics.queries.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import { useGenome } from '../hooks/use-genome.ts'
import { useOwnGenes } from '../hooks/use-own-genes.ts'
import type { KeeperGene } from '../keeper-genes.queries.ts'
import { ownGenesTexts as texts } from '../own-genes.texts.ts'
import classes from './genes-page.module.css'

const loadDialog = async () => (await import('../components/own/gene-dialog.tsx')).GeneDialog
const GeneDialog = lazyDialog(loadDialog)

/** The genes of a species as the keeper knows them: found by name, changed, added, taken back (GEN-06, GEN-65). */
export function GenesPage() {
  const { species: asked, q = '' } = useSearch({ from: '/_shell/genetics_/genes' })
  const navigate = useNavigate()
  const { species } = speciesOf(asked, true)
  const kept = useQuery(keptSpeciesQuery).data ?? []
  const genome = useGenome(species)
  const { busy, ...act } = useOwnGenes()
  /** The gene in the dialog: one that is there, or the name of a new one. */
  const [open, setOpen] = useState<KeeperGene | string | null>(null)
  const show = (search: GenesSearch): void =>
    void navigate({ to: '/genetics/genes', search, replace: true, resetScroll: false })
  const add = (name: string) => (
    <Button
      leftSection={<Plus size={17} aria-hidden />}
      disabled={genome.data === undefined}
      {...warmedBy(loadDialog)}
      onClick={() => setOpen(name)}
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} actions={add('')} />
      <div className={classes.filters}>
        <NativeSelect
          label={geneticsTexts.species}
          value={species}
          data={speciesOptions([...kept.map((one) => one.species), species])}
          onChange={(event) => show({ species: event.currentTarget.value })}
        />
        <SearchBox
          label={texts.search}
          placeholder={texts.search}
          asked={q}
          ask={(term) => show({ species, ...(term && { q: term }) })}
        />
      </div>
      <div className={classes.parts}>
        <OwnWords species={species} busy={busy} onForget={(word) => void act.forget(word)} />
        <FoundGenes key={species} species={species} genome={genome} sought={q} add={add}>
          {(genes, known) => (
            <GeneRows
              genome={known}
              genes={genes}
              busy={busy}
              onChange={setOpen}
              onRemove={(gene) => void act.remove(gene)}
              onReset={(gene) => void act.reset(gene)}
            />
          )}
        </FoundGenes>
      </div>
      {open !== null && genome.data !== undefined && (
        <GeneDialog
          species={species}
          genome={genome.data}
          gene={typeof open === 'string' ? null : open}
          name={typeof open === 'string' ? open : ''}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
