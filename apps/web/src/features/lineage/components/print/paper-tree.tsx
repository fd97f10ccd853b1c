import { sexOfParent } from '@clutchbook/domain/lineage/lineage.rules'
import type { ReactNode } from 'react'
import type { FamilyNode } from '../../family-nodes.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import { lineLook } from '../../paper-look.ts'
import { nameOf, type Relative } from '../../relatives.ts'
import classes from './pedigree-sheet.module.css'

const signs = { Male: '♂', Female: '♀', Unsexed: '' } as const

type Props = Sheet & { nodes: readonly FamilyNode<Relative>[]; root: ReactNode }

type Sheet = {
  levels: number
  /** How many letters a line of the last column holds; null where there is room for more lines than one. */
  lineLetters: number | null
}

/** The tree on paper: the same nested list as on the screen, measured in millimetres. */
export const PaperTree = ({ nodes, root, ...sheet }: Props) => (
  <section className={classes.tree}>
    <div className={classes.heads}>
      {lineageTexts.generations.slice(0, sheet.levels).map((generation, index) => (
        <span key={generation} className={classes.head} data-last={index === sheet.levels - 1 || undefined}>
          {generation}
        </span>
      ))}
    </div>
    <div className={classes.root}>
      <div className={classes.rootBox}>{root}</div>
      <Parents nodes={nodes} sheet={sheet} />
    </div>
  </section>
)

const Parents = ({ nodes, sheet }: { nodes: readonly FamilyNode<Relative>[]; sheet: Sheet }) => (
  <ul className={classes.parents}>
    {nodes.map((node) => {
      const isLast = node.level === sheet.levels
      return (
        <li
          key={node.key}
          className={classes.node}
          data-side={node.place.side}
          data-last={isLast || undefined}
        >
          <PlaceBox node={node} lineLetters={isLast ? sheet.lineLetters : null} />
          {node.parents.length > 0 && <Parents nodes={node.parents} sheet={sheet} />}
        </li>
      )
    })}
  </ul>
)

type PlaceProps = { node: FamilyNode<Relative>; lineLetters: number | null }

function PlaceBox({ node: { place, times }, lineLetters }: PlaceProps) {
  if (place.kind === 'animal')
    return <PaperBox relative={place.animal} times={times} lineLetters={lineLetters} />
  const { morph = null, producedBy = null } = place.kind === 'typed' ? place.words : {}
  return (
    <Box
      kind={place.kind}
      sex={sexOfParent[place.side]}
      words={{ name: nameOf(place), morph, producedBy }}
      lineLetters={lineLetters}
    />
  )
}

type PaperBoxProps = { relative: Relative; times?: number; lineLetters?: number | null }

/** An animal of the collection on paper. */
export const PaperBox = ({ relative, times = 1, lineLetters = null }: PaperBoxProps) => {
  const { name, sex, morph, producedBy } = relative
  const words = { name: `${name} ${signs[sex]}`.trim(), morph, producedBy, times }
  return <Box kind="animal" sex={sex} words={words} lineLetters={lineLetters} />
}

type Words = { name: string; morph: string | null; producedBy: string | null; times?: number }
type BoxProps = {
  kind: 'animal' | 'typed' | 'unknown'
  sex: Relative['sex']
  words: Words
  lineLetters: number | null
}

function Box({ kind, sex, words: { name, morph, producedBy, times = 1 }, lineLetters }: BoxProps) {
  const letters = name.length + (morph?.length ?? 0)
  const line = lineLetters === null ? null : lineLook(letters, lineLetters)
  return (
    <div
      className={classes.box}
      data-kind={kind}
      data-sex={sex}
      data-long={line?.isLong || undefined}
      style={line ? { fontSize: `${line.scale}em` } : undefined}
    >
      <span className={classes.who}>
        {name}
        {times > 1 && <span className={classes.times}> {lineageTexts.box.again(times)}</span>}
      </span>
      {morph && <span className={classes.what}>{morph}</span>}
      {producedBy && <span className={classes.producer}>{producedBy}</span>}
    </div>
  )
}
