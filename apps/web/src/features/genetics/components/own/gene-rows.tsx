import { sourceWords } from '@clutchbook/domain/genetics/gene-sources'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { Button } from '@mantine/core'
import { catalogueWords, definitionWords } from '../../gene-words.ts'
import type { KeeperGene } from '../../keeper-genes.queries.ts'
import { ownGenesTexts as texts } from '../../own-genes.texts.ts'
import rows from '../rows.module.css'
import classes from './gene-rows.module.css'

type Acts = {
  /** The gene that is being taken back at present. */
  busy: string | number | null
  onChange: (gene: KeeperGene) => void
  onRemove: (gene: KeeperGene) => void
  onReset: (gene: KeeperGene) => void
}

type Props = Acts & { genome: Genome | null; genes: readonly KeeperGene[] }

/** Genes with how they work and where they are known from; own and changed ones marked (GEN-65). */
export const GeneRows = ({ genome, genes, ...acts }: Props) => (
  <ul className={rows.rows}>
    {genes.map((gene) => (
      <GeneRow key={gene.id} genome={genome} gene={gene} {...acts} />
    ))}
  </ul>
)

function GeneRow({ genome, gene, busy, onChange, onRemove, onReset }: Acts & RowProps) {
  const { id, name, aliases, harms, confidence, sources, note, isOwn, isChanged } = gene
  const instead = catalogueWords(genome, gene)
  return (
    <li className={rows.row}>
      <div className={rows.who}>
        <p className={rows.names}>
          <strong className={rows.name}>{name}</strong>
          {(isOwn || isChanged) && (
            <span className={classes.mark}>{isOwn ? texts.marks.own : texts.marks.changed}</span>
          )}
          {aliases.length > 0 && <span className={rows.fact}>{texts.also(aliases.join(', '))}</span>}
        </p>
        <p>{definitionWords(genome, gene)}</p>
        {instead && <p className={classes.instead}>{texts.catalogueSays(instead)}</p>}
        {harms.map((harm) => (
          <p key={`${harm.code} ${harm.when}`} className={classes.harm}>
            {harm.note}
          </p>
        ))}
        {note && <p className={classes.note}>{note}</p>}
        {confidence && (
          <p className={rows.fact}>
            {texts.said(texts.confidence[confidence])}
            {sourceWords(sources)}
          </p>
        )}
      </div>
      <div className={rows.acts}>
        {isChanged && (
          <Button
            variant="default"
            loading={busy === id}
            aria-label={texts.takeBackOf(name)}
            onClick={() => onReset(gene)}
          >
            {texts.takeBack}
          </Button>
        )}
        {isOwn && (
          <Button
            variant="default"
            loading={busy === id}
            aria-label={texts.removeOf(name)}
            onClick={() => onRemove(gene)}
          >
            {texts.remove}
          </Button>
        )}
        <Button variant="default" aria-label={texts.changeOf(name)} onClick={() => onChange(gene)}>
          {texts.change}
        </Button>
      </div>
    </li>
  )
}

type RowProps = { genome: Genome | null; gene: KeeperGene }
