import { Link } from '@tanstack/react-router'
import { Scales } from '../../../shared/ui/scales.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { NewestAnimal } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import classes from './newest-animals.module.css'

type Props = { animals: readonly NewestAnimal[] | undefined }

/** The newest animals of My Animals as small photo cards, or their outlines while they are loaded. */
export const NewestAnimals = ({ animals }: Props) => (
  <section aria-labelledby="newest-animals" aria-busy={!animals}>
    <div className={classes.head}>
      <h2 id="newest-animals" className={classes.heading}>
        {dashboardTexts.newest}
      </h2>
      <Link to="/animals" className={classes.all}>
        {dashboardTexts.viewAll}
      </Link>
    </div>
    <Strip animals={animals} />
  </section>
)

function Strip({ animals }: Props) {
  if (animals?.length === 0) return <p className={classes.none}>{dashboardTexts.noneHere}</p>
  return (
    <ul className={classes.strip}>
      {animals
        ? animals.map((animal) => (
            <li key={animal.id}>
              <SmallCard animal={animal} />
            </li>
          ))
        : outlines.map((outline) => (
            <li key={outline} className={classes.outline}>
              <Skeleton height="100%" card />
            </li>
          ))}
    </ul>
  )
}

const outlines = [1, 2, 3, 4, 5, 6] as const

function SmallCard({ animal }: { animal: NewestAnimal }) {
  const photo = animal.photos[0]
  return (
    <Link to="/animals/$id" params={{ id: String(animal.id) }} className={classes.card}>
      <span className={classes.photo}>
        {photo ? <img src={photo} alt="" loading="lazy" /> : <Scales seed={animal.id} label="" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{animal.name}</span>
        <span className={classes.species}>{animal.species}</span>
      </span>
    </Link>
  )
}
