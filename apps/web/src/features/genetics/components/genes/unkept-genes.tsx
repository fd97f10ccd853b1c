import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import type { Genotype } from '../../genotype.queries.ts'
import { useKeepGenes } from '../../hooks/use-keep-genes.ts'
import classes from './animal-genes.module.css'

const texts = genesTexts.unkept

type Props = {
  animal: GenesAnimal
  genotype: Genotype
  /** Fetches the code of the form. */
  warm: () => unknown
  /** Opens the form, with a text to begin with. */
  onEdit: (begun: string) => void
}

/** What the morph text says while nothing is written down, to be kept by one press. */
export function UnkeptGenes({ animal, genotype, warm, onEdit }: Props) {
  const { reading } = genotype
  const { save, isBusy } = useKeepGenes(animal, genotype)
  const read = reading?.entries ?? []
  const leftOut = [...(reading?.unknown ?? []), ...(reading?.questions ?? [])].map(({ text }) => `“${text}”`)
  const add = (
    <Button
      variant="default"
      leftSection={<Plus size={17} aria-hidden />}
      {...warmedBy(warm)}
      onClick={() => onEdit('')}
    >
      {texts.add}
    </Button>
  )
  if (read.length === 0)
    return (
      <div className={classes.unkept}>
        <p className={classes.heading}>{texts.nothing}</p>
        <p className={classes.quiet}>{texts.nothingText}</p>
        <div className={classes.buttons}>
          {leftOut.length > 0 && (
            <Button variant="light" {...warmedBy(warm)} onClick={() => onEdit(reading?.text ?? '')}>
              {texts.readText}
            </Button>
          )}
          {add}
        </div>
      </div>
    )
  return (
    <div className={classes.unkept}>
      <p>
        {texts.read(read.length)} <strong>{reading?.name}</strong>
      </p>
      {leftOut.length > 0 && <p className={classes.quiet}>{texts.leftOut(leftOut.join(', '))}</p>}
      <div className={classes.buttons}>
        <Button
          variant="light"
          loading={isBusy}
          onClick={() => void save({ entries: read, writeMorph: false }, texts.kept)}
        >
          {texts.keep}
        </Button>
        {leftOut.length > 0 ? (
          <Button variant="default" {...warmedBy(warm)} onClick={() => onEdit(reading?.text ?? '')}>
            {texts.readText}
          </Button>
        ) : (
          add
        )}
      </div>
    </div>
  )
}
