import { geneLimits } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { GeneDefinition } from '@clutchbook/domain/genetics/keeper-genes'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { definitionOf } from '../../gene-definition.ts'
import { definitionFrom, type GeneValues } from '../../gene-form.ts'
import { complexName, inheritanceWords, lethalOf } from '../../gene-words.ts'
import type { KeeperGene } from '../../keeper-genes.queries.ts'
import { ownGenesTexts, geneFormTexts as texts } from '../../own-genes.texts.ts'
import classes from './gene-dialog.module.css'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Props = {
  form: UseFormReturnType<GeneValues>
  genome: Genome | null
  gene: KeeperGene | null
}

/** How a gene works, each beside the catalogue's word where that is another one. */
export function InheritanceFields({ form, genome, gene }: Props) {
  const { values } = form
  const catalogue = gene && !gene.isOwn ? (gene.catalogue ?? definitionOf(gene)) : null
  const said = definitionFrom(values)
  /** The catalogue's word for a field, where the form says something else. */
  const beside = (words: (of: GeneDefinition) => string): string | undefined => {
    const word = catalogue && words(catalogue)
    return word !== null && word !== words(said) ? texts.catalogue(word) : undefined
  }
  const isTag = values.inheritance === 'polygenic' || values.inheritance === 'unknown'
  return (
    <>
      <NativeSelect
        label={texts.inheritance}
        description={beside(inheritanceWords)}
        data={optionsOf(ownGenesTexts.inheritance)}
        {...form.getInputProps('inheritance')}
      />
      {values.inheritance === 'sex_linked' && <LinkageFields form={form} />}
      {!isTag && (
        <>
          <div className={classes.pair}>
            <TextInput
              label={texts.superName}
              description={beside(({ superName }) => superName ?? ownGenesTexts.noSuper)}
              placeholder={texts.superHint(values.name.trim())}
              maxLength={geneLimits.name}
              autoComplete="off"
              {...form.getInputProps('superName')}
            />
            <NativeSelect
              label={texts.lethal}
              description={beside(({ lethalHomozygous }) => texts.lethalOf[lethalOf(lethalHomozygous)])}
              data={optionsOf(texts.lethalOf)}
              {...form.getInputProps('lethal')}
            />
          </div>
          <NativeSelect
            label={texts.complex}
            description={beside(({ complex }) => (complex ? complexName(genome, complex) : texts.apart))}
            data={[{ value: '', label: texts.apart }, ...kinOf(genome, gene)]}
            {...form.getInputProps('complex')}
          />
        </>
      )}
    </>
  )
}

/** What only a sex-linked gene has. */
function LinkageFields({ form }: Pick<Props, 'form'>) {
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={texts.dominance}
        data={[
          { value: '', label: texts.chooseDominance, disabled: true },
          ...optionsOf(ownGenesTexts.dominance),
        ]}
        {...form.getInputProps('dominance')}
      />
      <NativeSelect
        label={texts.lies}
        data={[{ value: '', label: texts.chooseLies, disabled: true }, ...optionsOf(ownGenesTexts.lies)]}
        {...form.getInputProps('lies')}
      />
      {form.values.lies === 'recombining' && (
        <TextInput
          label={texts.recombination}
          placeholder={texts.recombinationHint}
          autoComplete="off"
          {...form.getInputProps('recombination')}
        />
      )}
    </div>
  )
}

/** The complexes of a species and its keeper's other genes, with which a gene may share its place (GEN-07). */
function kinOf(genome: Genome | null, gene: KeeperGene | null) {
  const { complexes = [], genes = [] } = genome?.catalogue ?? {}
  const own = genes.filter(({ id, ofKeeper }) => ofKeeper === 'own' && id !== gene?.id)
  // The place of an own gene that others share is named after it.
  const names = new Map([...complexes, ...own].map(({ id, name }) => [id, name]))
  if (gene?.isOwn) names.delete(gene.id)
  return [...names].map(([value, label]) => ({ value, label }))
}
