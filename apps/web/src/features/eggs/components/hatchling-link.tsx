import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Link } from '@tanstack/react-router'
import { eggTexts as texts } from '../eggs.texts.ts'
import classes from './hatchling-link.module.css'

type Props = { egg: ListedEgg; onCreate: (egg: ListedEgg) => void }

/** From a hatched egg to its animal, or to the form that adds it: an animal that found no place yet can still come. */
export function HatchlingLink({ egg, onCreate }: Props) {
  const { hatchlingId, status, eggNumber } = egg
  if (hatchlingId !== null)
    return (
      <Link to="/animals/$id" params={{ id: String(hatchlingId) }} className={classes.link}>
        {texts.viewAnimal}
      </Link>
    )
  if (status !== 'Hatched') return null
  return (
    <button
      type="button"
      className={classes.link}
      aria-label={`${texts.createProfile}: ${texts.eggName(eggNumber)}`}
      onClick={() => onCreate(egg)}
    >
      {texts.createProfile}
    </button>
  )
}
