import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import { genomeQuery } from '../../genome.queries.ts'
import type { Genotype } from '../../genotype.queries.ts'
import { GenesForm } from './genes-form.tsx'

const texts = genesTexts.editor

const dialogWidth = 640

type Props = {
  animal: GenesAnimal
  genotype: Genotype
  /** What stands in the field at first. */
  begun: string
  onClose: () => void
}

/** Writes down what an animal carries: one field that makes genes of what is typed, each with how it is known (GEN-63). */
export function GenesDialog(props: Props) {
  const { animal, onClose } = props
  return (
    <FormDialog title={texts.title(animal.name)} size={dialogWidth} onClose={onClose}>
      <Loaded {...props} />
    </FormDialog>
  )
}

function Loaded(props: Props) {
  const entry = findCatalogue(props.animal.species)
  return entry && <WithGenome {...props} entry={entry} />
}

function WithGenome({ entry, ...props }: Props & { entry: Parameters<typeof genomeQuery>[0] }) {
  const { data, error, refetch } = useQuery(genomeQuery(entry))
  if (data) return <GenesForm {...props} genome={data} />
  if (error)
    return (
      <LoadFailure
        title={texts.genomeFailed}
        error={error}
        otherwise={genesTexts.failedText}
        action={genesTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div aria-busy aria-label={texts.loading} role="status">
      <Skeleton height={160} card />
    </div>
  )
}
