import type { ReactNode } from 'react'
import type { FamilyNode } from '../../family-nodes.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import { nameOf, type Relative } from '../../relatives.ts'
import classes from './pedigree-sheet.module.css'

const signs = { Male: '♂', Female: '♀', Unsexed: '' } as const

type Props = { nodes: readonly FamilyNode<Relative>[]; levels: number; root: ReactNode }

/** The tree on paper: the same nested list as on the screen, measured in millimetres. */
export const PaperTree = ({ nodes, levels, root }: Props) => (
  <section className={classes.tree}>
    <div className={classes.heads}>
      {lineageTexts.generations.slice(0, levels).map((generation, index) => (
        <span key={generation} className={classes.head} data-last={index === levels - 1 || undefined}>
          {generation}
        </span>
      ))}
    </div>
    <div className={classes.root}>
      <div className={classes.rootBox}>{root}</div>
      <Parents nodes={nodes} levels={levels} />
    </div>
  </section>
)

type ParentsProps = { nodes: readonly FamilyNode<Relative>[]; levels: number }

const Parents = ({ nodes, levels }: ParentsProps) => (
  <ul className={classes.parents}>
    {nodes.map((node) => (
      <li
        key={node.key}
        className={classes.node}
        data-side={node.place.side}
        data-last={node.level === levels || undefined}
      >
        <PlaceBox node={node} />
        {node.parents.length > 0 && <Parents nodes={node.parents} levels={levels} />}
      </li>
    ))}
  </ul>
)

function PlaceBox({ node: { place, times } }: { node: FamilyNode<Relative> }) {
  if (place.kind === 'animal') return <PaperBox relative={place.animal} times={times} />
  const morph = place.kind === 'typed' ? place.words.morph : null
  const producedBy = place.kind === 'typed' ? place.words.producedBy : null
  return (
    <div
      className={classes.box}
      data-kind={place.kind}
      data-sex={place.side === 'father' ? 'Male' : 'Female'}
    >
      <Words name={nameOf(place)} morph={morph} producedBy={producedBy} />
    </div>
  )
}

/** An animal of the collection on paper. */
export const PaperBox = ({ relative, times = 1 }: { relative: Relative; times?: number }) => (
  <div className={classes.box} data-kind="animal" data-sex={relative.sex}>
    <Words
      name={`${relative.name} ${signs[relative.sex]}`.trim()}
      morph={relative.morph}
      producedBy={relative.producedBy}
      times={times}
    />
  </div>
)

type WordsProps = { name: string; morph: string | null; producedBy: string | null; times?: number }

const Words = ({ name, morph, producedBy, times = 1 }: WordsProps) => (
  <>
    <span className={classes.who}>
      {name}
      {times > 1 && <span className={classes.times}> {lineageTexts.box.again(times)}</span>}
    </span>
    {morph && <span className={classes.what}>{morph}</span>}
    {producedBy && <span className={classes.producer}>{producedBy}</span>}
  </>
)
