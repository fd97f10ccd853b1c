import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import Weight from 'lucide-react/icons/weight'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { climateWords, lastWords } from '../climate-range.ts'
import { nodesOf, occupancyOf, type PlaceNode } from '../occupancy.ts'
import { type Place, type PlaceWithAnimals, placesQuery } from '../places.queries.ts'
import { placesTexts as texts, tubTexts } from '../places.texts.ts'
import { KeptAnimals } from './kept-animals.tsx'
import { OrderButton } from './order-button.tsx'
import classes from './place-contents.module.css'
import { fullnessOf, PlaceCards } from './place-tree.tsx'
import { RackView } from './rack-view.tsx'
import { TubView } from './tub-view.tsx'

const nowhere: readonly Place[] = []

/** A place with its node among all places; without what stands in it while those are loaded. */
function useNode(place: PlaceWithAnimals): { node: PlaceNode; others: readonly Place[]; isPending: boolean } {
  const { data: places = nowhere, isPending } = useQuery(placesQuery)
  const find = (nodes: readonly PlaceNode[]): PlaceNode | undefined => {
    for (const node of nodes) {
      const found = node.place.id === place.id ? node : find(node.within)
      if (found) return found
    }
    return undefined
  }
  const others =
    place.kind === 'rack'
      ? places.filter(({ kind, parentId }) => kind === 'rack' && parentId === place.parentId)
      : nowhere
  return { node: find(nodesOf(places)) ?? { place, within: [] }, others, isPending }
}

/** What there is to see of a place of each kind. */
export function PlaceContents({ place }: { place: PlaceWithAnimals }) {
  const { node, others, isPending } = useNode(place)
  const today = useToday()()
  const facts = [
    ...(isPending && place.kind !== 'enclosure' ? [] : [fullnessOf(node, occupancyOf(node))]),
    ...(place.capacity === null ? [] : [tubTexts.holds(place.capacity)]),
    ...climateWords(place),
    ...lastWords(place, today),
  ]
  const loose = place.animals.filter(({ placeId }) => placeId === place.id)
  return (
    <div className={classes.parts}>
      {place.kind !== 'enclosure' && (place.animalCount > 0 || others.length > 1) && (
        <div className={classes.head}>
          {others.length > 1 && <OtherRacks racks={others} here={place.id} />}
          {place.animalCount > 0 && <Walks id={place.id} />}
        </div>
      )}
      {place.kind !== 'rack' && <p className={classes.facts}>{facts.join(' · ')}</p>}
      {place.kind === 'enclosure' && <TubView place={place} />}
      {place.kind !== 'enclosure' && isPending && <Skeleton height={360} card />}
      {place.kind === 'rack' && !isPending && (
        <RackView
          rack={place}
          tubs={node.within.map((tub) => tub.place)}
          animals={place.animals}
          facts={facts.join(' · ')}
        />
      )}
      {place.kind === 'room' && !isPending && (
        <>
          {node.within.length > 0 ? (
            <PlaceCards nodes={node.within} as="h2" />
          ) : (
            <p className={classes.none}>{texts.nothingIn}</p>
          )}
          <div className={classes.walks}>
            <OrderButton parentId={place.id} places={node.within.map((one) => one.place)} />
          </div>
        </>
      )}
      {place.kind !== 'enclosure' && loose.length > 0 && <KeptAnimals animals={loose} />}
      {place.kind !== 'enclosure' && place.notes && <p className={classes.notes}>{place.notes}</p>}
    </div>
  )
}

/** The walks past what is in a place: to feed, and to weigh. */
const Walks = ({ id }: { id: number }) => (
  <div className={classes.walks}>
    <LinkButton
      to="/walk/$placeId"
      params={{ placeId: String(id) }}
      leftSection={<Footprints size={17} aria-hidden />}
    >
      {texts.walk}
    </LinkButton>
    <LinkButton
      to="/walk/$placeId"
      params={{ placeId: String(id) }}
      search={{ weigh: true }}
      variant="default"
      className={classes.weigh}
      leftSection={<Weight size={17} aria-hidden />}
    >
      {texts.weighRound}
    </LinkButton>
  </div>
)

/** The racks beside this one, a press away: who feeds goes from rack to rack. */
const OtherRacks = ({ racks, here }: { racks: readonly Place[]; here: number }) => (
  <nav aria-label={texts.others} className={classes.racks}>
    {racks.map(({ id, code, name }) => (
      <Link
        key={id}
        to="/places/$id"
        params={{ id: String(id) }}
        replace
        className={classes.rack}
        aria-current={id === here ? 'page' : undefined}
      >
        {code ?? name}
      </Link>
    ))}
  </nav>
)
