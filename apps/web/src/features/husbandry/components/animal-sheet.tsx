import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { foodWords } from '../../collection/public/food-words.ts'
import { animalSheetTexts as texts } from '../animal-sheet.texts.ts'
import { careQuery } from '../care.queries.ts'
import type { AnimalWork } from '../hooks/use-animal-work.ts'
import { sideRecords } from '../side-records.ts'
import { todayTexts } from '../today.texts.ts'
import { type Outcome, outcomesOf, type ShownRow } from '../today-work.ts'
import type { RowAnimal } from '../unplanned-row.ts'
import classes from './animal-sheet.module.css'
import { WeightField } from './weight-field.tsx'

type Props = { animal: RowAnimal; work: AnimalWork; onClose: () => void }

/** What was done with an animal, a press each: how its usual meal went, its weight, a shed; and the way to its page (PLC-19). */
export function AnimalSheet({ animal, work, onClose }: Props) {
  const { id, name } = animal
  const planned = work.rowOf(animal, 'feeding')
  const care = useQuery(careQuery(id))
  const usual = care.data?.defaultFood ?? null
  const row = { ...planned, food: planned.food ?? (usual && { ...usual, grams: null, supplement: null }) }
  const { acts } = work
  // A meal says what it was of: until that is known none is written down.
  const isKnown = work.isKnown && (planned.food !== null || care.isSuccess)
  const error = work.isKnown ? care.error : work.error
  const retry = (): void => {
    if (!work.isKnown) work.retry()
    if (care.error) void care.refetch()
  }
  const note = (outcome: Outcome): void => {
    if (row.tapped === null) acts.note(row, outcome)
    else acts.correct(row, outcome)
    onClose()
  }
  const after = (run: () => void) => (): void => {
    run()
    onClose()
  }
  return (
    <Sheet sends="POST /api/log" title={name} onClose={onClose}>
      <div className={classes.parts}>
        {!isKnown && error && (
          <LoadFailure
            title={texts.foodFailed}
            error={error}
            otherwise={texts.foodFailedText}
            action={uiTexts.tryAgain}
            onRetry={retry}
          />
        )}
        {row.food && <p className={classes.food}>{texts.gets(foodWords(row.food))}</p>}
        <fieldset className={classes.acts} aria-label={texts.acts(name)}>
          {outcomesOf('feeding').map((outcome, at) => (
            <Button
              key={outcome}
              variant={at === 0 ? 'filled' : 'default'}
              disabled={!isKnown}
              onClick={() => note(outcome)}
            >
              {todayTexts.outcomes[outcome]}
            </Button>
          ))}
        </fieldset>
        {row.tapped !== null && (
          <Button variant="default" onClick={after(() => acts.takeBack(row))}>
            {texts.takeBack}
          </Button>
        )}
        <Weigh
          row={work.rowOf(animal, 'weight')}
          onSave={(of, typed) => after(() => acts.weigh(of, typed))()}
        />
        <fieldset className={classes.acts} aria-label={texts.others}>
          {sideRecords.map(({ kind, label, data, noted }) => (
            <Button
              key={kind}
              variant="default"
              onClick={after(() => acts.noteKind(work.rowOf(animal, kind), data, noted(name)))}
            >
              {label}
            </Button>
          ))}
          <LinkButton to="/animals/$id" params={{ id: String(id) }} variant="default">
            {texts.more}
          </LinkButton>
        </fieldset>
      </div>
    </Sheet>
  )
}

type WeighProps = { row: ShownRow; onSave: (row: ShownRow, typed: string) => void }

const Weigh = ({ row, onSave }: WeighProps) => (
  <div className={classes.weigh}>
    <span aria-hidden>{texts.weigh}</span>
    <WeightField row={row} onSave={(typed) => onSave(row, typed)} />
  </div>
)
