import { Button } from '@mantine/core'
import { genesTexts as texts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import type { GeneReading, Genotype } from '../../genotype.queries.ts'
import { useKeepGenes } from '../../hooks/use-keep-genes.ts'
import { shareOf, storiesOf } from '../../reading-words.ts'
import { withEntry, writeDownOf } from '../../write-down.ts'
import classes from './animal-genes.module.css'
import { GeneChip } from './gene-chip.tsx'

/** Genes that are written down, with what the family and welfare say of them. */
export function KeptGenes({ animal, genotype }: { animal: GenesAnimal; genotype: Genotype }) {
  const { readings, nowName, tradeName, foreign, warnings, differs } = genotype
  const stories = storiesOf(readings)
  return (
    <div className={classes.kept}>
      {readings.length === 0 ? (
        <p className={classes.quiet}>{texts.normal}</p>
      ) : (
        <>
          <p className={classes.name}>
            {tradeName ?? nowName}
            {tradeName && <span className={classes.also}>{nowName}</span>}
          </p>
          <ul className={classes.genes} aria-label={texts.genes}>
            {readings.map((reading) => (
              <li key={reading.gene} className={classes.gene}>
                <GeneChip
                  text={reading.text}
                  evidence={reading.stated?.evidence ?? null}
                  share={shareOf(reading.chances)}
                  isConflict={reading.status === 'conflict'}
                />
                <WriteDown animal={animal} genotype={genotype} reading={reading} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stories.length > 0 && (
        <ul className={classes.stories}>
          {stories.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {foreign.length > 0 && <p className={classes.quiet}>{texts.foreign(foreign.length)}</p>}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {differs && <Differs animal={animal} genotype={genotype} />}
    </div>
  )
}

const Warnings = ({ warnings }: Pick<Genotype, 'warnings'>) => (
  <ul className={classes.warnings} aria-label={texts.warnings}>
    {warnings.map(({ level, genes, code, note }) => (
      <li key={`${code} ${genes.join()}`} className={classes.warning} data-level={level}>
        <strong>{texts.level[level]}.</strong> {note}
      </li>
    ))}
  </ul>
)

type WriteDownProps = { animal: GenesAnimal; genotype: Genotype; reading: GeneReading }

/** What the family says becomes an entry by a press alone, with Undo (GEN-43). */
function WriteDown({ animal, genotype, reading }: WriteDownProps) {
  const { save, isBusy } = useKeepGenes(animal, genotype)
  const { entries } = genotype
  const written = writeDownOf(reading, { entries, sex: animal.sex })
  if (!written) return null
  const { entry, otherChance } = written
  const label = otherChance === null ? texts.writeDown : texts.writeDownChance(otherChance)
  return (
    <Button
      variant="subtle"
      loading={isBusy}
      aria-label={`${label}: ${reading.name}`}
      onClick={() => void save({ entries: withEntry(entries, entry) }, texts.writtenDown(reading.name))}
    >
      {label}
    </Button>
  )
}

/** The morph text says something else; only a press changes it (GEN-13). */
function Differs({ animal, genotype }: { animal: GenesAnimal; genotype: Genotype }) {
  const { save, isBusy } = useKeepGenes(animal, genotype)
  return (
    <div className={classes.differs}>
      <span>{texts.differs(animal.morph ?? '', genotype.name)}</span>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void save({ entries: genotype.entries, writeMorph: true }, texts.written)}
      >
        {texts.write}
      </Button>
    </div>
  )
}
