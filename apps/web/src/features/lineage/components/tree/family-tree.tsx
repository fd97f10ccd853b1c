import { shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type FamilyNode, familyAbove } from '../../family-nodes.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import { type FamilyView, nameOf, type Relative } from '../../relatives.ts'
import { FamilyBox } from './family-box.tsx'
import classes from './family-tree.module.css'

type Props = {
  root: Relative
  /** The animal and all of its ancestors that are known by record. */
  animals: readonly Relative[]
  levels: number
  view: FamilyView
  /** Stands at the foot of the animal whose tree it is. */
  rootBox: ReactNode
}

/** So many generations leave room in their boxes for photos and open actions. */
const roomyLevels = 3

/**
 * A family tree (LIN-04): one nested list, so that it reads as what it is, drawn in columns of generations with lines
 * between them where there is room, and as an indented list where there is not.
 */
export function FamilyTree({ root, animals, levels, view, rootBox }: Props) {
  const nodes = familyAbove(root, animals, levels)
  const heads = useId()
  const isRoomy = levels <= roomyLevels
  const pane = useRef<HTMLElement>(null)
  // A generation that was asked for is brought into sight where the tree is wider than its room.
  useLayoutEffect(() => {
    if (pane.current && levels > shownLevels.usual) pane.current.scrollLeft = pane.current.scrollWidth
  }, [levels])
  const look = { '--levels': levels, '--thumb': isRoomy ? 'block' : 'none' } as CSSProperties
  return (
    <div className={classes.room} style={look} data-wide={levels === shownLevels.most || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={pane} className={classes.pane} aria-label={lineageTexts.tree} tabIndex={0}>
        <div className={classes.drawn}>
          <div className={classes.heads}>
            {lineageTexts.generations.slice(0, levels).map((generation, index) => (
              <span key={generation} id={`${heads}${index}`} className={classes.head}>
                {generation}
              </span>
            ))}
          </div>
          <div className={classes.root}>
            <div className={classes.rootBox}>{rootBox}</div>
            <Parents of={root.name} nodes={nodes} view={view} isRoomy={isRoomy} />
          </div>
        </div>
      </section>
    </div>
  )
}

type ParentsProps = {
  of: string
  nodes: readonly FamilyNode<Relative>[]
  view: FamilyView
  isRoomy: boolean
}

const Parents = ({ of, nodes, ...drawing }: ParentsProps) => (
  <ul className={classes.parents} aria-label={lineageTexts.parentsOf(of)}>
    {nodes.map((node) => (
      <li key={node.key} className={classes.node} data-side={node.place.side}>
        <FamilyBox node={node} {...drawing} />
        {node.parents.length > 0 && <Parents of={nameOf(node.place)} nodes={node.parents} {...drawing} />}
      </li>
    ))}
  </ul>
)
