import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { type Occupancy, occupancyOf, type PlaceNode } from '../occupancy.ts'
import type { Place } from '../places.queries.ts'
import { placesTexts as texts } from '../places.texts.ts'
import classes from './place-tree.module.css'

/** How full a place is, in words. */
export function fullnessOf({ place }: PlaceNode, { taken, all }: Occupancy): string {
  if (place.kind === 'enclosure' || all === 0) return texts.animals(place.animalCount)
  return place.kind === 'rack' ? texts.tubs(taken, all) : texts.enclosures(taken, all)
}

type CardsProps = {
  nodes: readonly PlaceNode[]
  /** What the names are headings of: those of a page, or of a part of it. */
  as?: 'h2' | 'h3'
}

/** Places beside each other, each with how full it is; racks are drawn small as they stand in the room. */
export const PlaceCards = ({ nodes, as = 'h3' }: CardsProps) => (
  <ul className={classes.cards}>
    {nodes.map((node) => (
      <li key={node.place.id}>
        <PlaceCard node={node} Heading={as} />
      </li>
    ))}
  </ul>
)

function PlaceCard({ node, Heading }: { node: PlaceNode; Heading: 'h2' | 'h3' }) {
  const { place, within } = node
  return (
    <article className={classes.card} data-kind={place.kind}>
      <div className={classes.words}>
        <Heading className={classes.name}>
          <PlaceLink place={place} />
        </Heading>
        <p className={classes.facts}>
          {place.code && <span className={classes.code}>{place.code}</span>}
          {fullnessOf(node, occupancyOf(node))}
        </p>
      </div>
      {place.kind === 'rack' && place.columns !== null && (
        <Picture columns={place.columns} tubs={within.map((tub) => tub.place)} />
      )}
    </article>
  )
}

const PlaceLink = ({ place }: { place: Place }) => (
  <Link
    to="/places/$id"
    params={{ id: String(place.id) }}
    className={classes.link}
    data-key-entry
    aria-label={place.code ? `${place.name}, ${place.code}` : undefined}
  >
    {place.name}
  </Link>
)

/** So many tubs are drawn; more would be dust. */
const drawn = 60

const Picture = ({ columns, tubs }: { columns: number; tubs: readonly Place[] }) => (
  <span
    className={classes.picture}
    style={{ '--columns': Math.min(columns, 12) } as CSSProperties}
    aria-hidden
  >
    {tubs.slice(0, drawn).map((tub) => (
      <span key={tub.id} className={classes.dot} data-taken={tub.animalCount > 0 || undefined} />
    ))}
  </span>
)

/** What a place is called on a page of its own: its code goes before the name where each says another thing. */
export function headOf({ name, code }: Pick<Place, 'name' | 'code'>): string {
  if (code?.includes(name)) return code
  return code && !name.includes(code) ? `${code} · ${name}` : name
}
