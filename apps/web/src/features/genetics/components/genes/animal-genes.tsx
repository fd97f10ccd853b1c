import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { genesTexts as texts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import { type Genotype, genotypeQuery } from '../../genotype.queries.ts'
import { useHasGenes } from '../../hooks/use-has-genes.ts'
import { printGenes } from '../../print-genes.ts'
import classes from './animal-genes.module.css'
import { KeptGenes } from './kept-genes.tsx'
import { UnkeptGenes } from './unkept-genes.tsx'

const loadEditor = async () => (await import('./genes-dialog.tsx')).GenesDialog
const GenesDialog = lazyDialog(loadEditor)

/** What an animal carries: its genes with their evidence, or what its morph text says until they are kept. */
export function AnimalGenes({ animal }: { animal: GenesAnimal }) {
  const { data, error, refetch } = useQuery(genotypeQuery(animal.id))
  const [begun, setBegun] = useState<string | null>(null)
  const hasGenes = useHasGenes(animal.species)
  return (
    <SectionCard
      title={texts.title}
      aside={
        data?.isKept && (
          <span className={classes.acts}>
            {hasGenes && <PrintButton animal={animal} />}
            {hasGenes && <MateLink animal={animal} />}
            <Button
              variant="default"
              leftSection={<Pencil size={16} aria-hidden />}
              {...warmedBy(loadEditor)}
              onClick={() => setBegun('')}
            >
              {texts.edit}
            </Button>
          </span>
        )
      }
    >
      {data ? (
        <Genes animal={animal} genotype={data} hasGenes={hasGenes} onEdit={setBegun} />
      ) : error ? (
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={texts.failedText}
          action={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy aria-label={texts.loading} role="status">
          <Skeleton height={74} card />
        </div>
      )}
      {data && begun !== null && (
        <GenesDialog animal={animal} genotype={data} begun={begun} onClose={() => setBegun(null)} />
      )}
    </SectionCard>
  )
}

type GenesProps = {
  animal: GenesAnimal
  genotype: Genotype
  hasGenes: boolean
  /** Opens the form, with a text to begin with. */
  onEdit: (begun: string) => void
}

function Genes({ animal, genotype, hasGenes, onEdit }: GenesProps) {
  if (genotype.isKept) return <KeptGenes animal={animal} genotype={genotype} />
  if (!hasGenes)
    return (
      <div className={classes.unkept}>
        <p className={classes.quiet}>{texts.unkept.noCatalogue(animal.species)}</p>
        <LinkButton to="/genetics/genes" search={{ species: animal.species }} variant="default">
          {texts.unkept.addOwn}
        </LinkButton>
      </div>
    )
  return <UnkeptGenes animal={animal} genotype={genotype} warm={loadEditor} onEdit={onEdit} />
}

/** Opens the calculator with this animal as one of the pair; one that is unsexed may be either. */
const MateLink = ({ animal: { id, sex } }: { animal: GenesAnimal }) => (
  <LinkButton to="/genetics" search={sex === 'Female' ? { damId: id } : { sireId: id }} variant="default">
    {texts.mate}
  </LinkButton>
)

/** Prints what is known of its genes on a sheet of its own (GEN-68). */
function PrintButton({ animal }: { animal: GenesAnimal }) {
  const cache = useQueryClient()
  const today = useToday()
  return (
    <Button
      variant="default"
      leftSection={<Printer size={16} aria-hidden />}
      onClick={() => void printGenes(cache, animal, today())}
    >
      {texts.sheet}
    </Button>
  )
}
