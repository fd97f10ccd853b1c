import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import type { CSSProperties } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { PrintDesk } from '../../../../shared/print/print-desk.tsx'
import { familyAbove, knownLevels, rowsOf } from '../../family-nodes.ts'
import type { Ancestor, Pedigree } from '../../lineage.queries.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import { paperLook } from '../../paper-look.ts'
import type { Relative } from '../../relatives.ts'
import { inbreedingText, knownText } from '../pedigree-figures.tsx'
import { PaperBox, PaperTree } from './paper-tree.tsx'
import classes from './pedigree-sheet.module.css'

const texts = lineageTexts.print
const { figures } = lineageTexts

/** What is printed: the animal, its pedigree, and the ancestors that have no place in it. */
export type PrintedPedigree = {
  readonly animal: Animal
  readonly pedigree: Pedigree
  readonly ancestors: readonly Ancestor[]
}

/**
 * A pedigree as it is handed over with an animal: one page, however much of it is known, black on white in every theme.
 * It holds as many generations as are known, and the more rows they take, the smaller it is written.
 */
export function PedigreeSheet({
  animal,
  pedigree,
  ancestors,
  onPrint,
}: PrintedPedigree & { onPrint: () => void }) {
  const [root] = pedigree.animals
  if (!root) return null
  const animals: readonly Relative[] = pedigree.animals
  const levels = Math.max(shownLevels.usual, knownLevels<Relative>(root, animals))
  const nodes = familyAbove<Relative>(root, animals, levels)
  const { look, lineLetters } = paperLook(levels, rowsOf(nodes))
  return (
    <PrintDesk className={classes.desk} print={texts.print} onPrint={onPrint}>
      <article
        className={classes.sheet}
        style={look as CSSProperties}
        data-tight={lineLetters === null ? undefined : true}
      >
        <Head animal={animal} pedigree={pedigree} />
        <PaperTree
          nodes={nodes}
          levels={levels}
          lineLetters={lineLetters}
          root={<PaperBox relative={root} />}
        />
        {ancestors.length > 0 && <Additional ancestors={ancestors} />}
      </article>
    </PrintDesk>
  )
}

function Head({ animal, pedigree }: { animal: Animal; pedigree: Pedigree }) {
  const [photo] = pedigree.animals
  return (
    <header className={classes.headBand}>
      {photo?.photo && <img className={classes.photo} src={photo.photo} alt="" />}
      <div className={classes.title}>
        <p className={classes.kind}>{texts.heading}</p>
        <h1 className={classes.name}>{animal.name}</h1>
        <p className={classes.species}>{animal.species}</p>
      </div>
      <dl className={classes.facts}>
        {factsOf(animal, pedigree).map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.maker}>{texts.maker}</p>
    </header>
  )
}

function factsOf(animal: Animal, pedigree: Pedigree) {
  const { terms } = texts
  const { morph, sex, dateOfBirth, producedBy, customId } = animal
  return [
    { term: terms.morph, text: morph },
    { term: terms.sex, text: sex },
    { term: terms.hatched, text: dateOfBirth && shownDay(dateOfBirth) },
    { term: terms.producedBy, text: producedBy },
    { term: terms.customId, text: customId },
    { term: figures.inbreeding, text: inbreedingText(pedigree) },
    { term: figures.known, text: knownText(pedigree.knownShare) },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []))
}

const Additional = ({ ancestors }: { ancestors: readonly Ancestor[] }) => (
  <footer className={classes.additional}>
    <b>{lineageTexts.ancestors.title}:</b>{' '}
    {ancestors
      .map(({ relation, name, morph, producedBy }) =>
        [`${lineageTexts.ancestors.relations[relation]} ${name}`, morph, producedBy]
          .filter(Boolean)
          .join(', '),
      )
      .join(' · ')}
  </footer>
)
