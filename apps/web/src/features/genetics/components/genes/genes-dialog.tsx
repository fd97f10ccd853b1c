import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import type { Genotype } from '../../genotype.queries.ts'
import { useGenome } from '../../hooks/use-genome.ts'
import { NoGenes } from '../no-genes.tsx'
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
    <FormDialog
      sends="PUT /api/animals/{id}/genotype"
      title={texts.title(animal.name)}
      size={dialogWidth}
      onClose={onClose}
    >
      <Loaded {...props} />
    </FormDialog>
  )
}

function Loaded(props: Props) {
  const { data, error, retry } = useGenome(props.animal.species)
  if (data) return <GenesForm {...props} genome={data} />
  if (data === null) return <NoGenes species={props.animal.species} />
  if (error)
    return (
      <LoadFailure
        title={texts.genomeFailed}
        error={error}
        otherwise={genesTexts.failedText}
        action={genesTexts.tryAgain}
        onRetry={retry}
      />
    )
  return (
    <div aria-busy aria-label={texts.loading} role="status">
      <Skeleton height={160} card />
    </div>
  )
}
