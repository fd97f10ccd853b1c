import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { suggestedIncubation } from '@clutchbook/domain/eggs/incubation.rules'
import type { EggFieldProps } from '../egg-field-props.ts'
import { eggFormTexts } from '../egg-form.texts.ts'
import { isPlausible, typedCelsius, typedDays } from '../egg-form-values.ts'
import classes from './egg-form-dialog.module.css'

const texts = eggFormTexts.incubation

type Props = Pick<EggFieldProps, 'shown' | 'set'> & { species: string | null }

/** How long eggs of the species take and who says so: an offer, which a press takes up (EGG-03). */
export function IncubationHint({ shown, set, species }: Props) {
  const { temperatureUnit, incubationDays } = shown
  const typed = typedCelsius(shown)
  const celsius = typed !== null && isPlausible(typed) ? typed : null
  const { days, known } = suggestedIncubation(species, celsius)
  const at =
    celsius === null
      ? ''
      : texts.at(`${fromCelsius(celsius, temperatureUnit)} ${eggFormTexts.units[temperatureUnit]}`)
  const unknown = species === null ? texts.noSpecies(days) : texts.unknown(days)
  return (
    <div className={classes.hint}>
      <span>{known ? texts.known(known) + at : unknown}</span>
      {known && <span className={classes.source}>{texts.source(known.sources)}</span>}
      {typedDays(incubationDays) !== days && (
        <button type="button" className={classes.use} onClick={() => set('incubationDays', String(days))}>
          {texts.use(days)}
        </button>
      )}
    </div>
  )
}
