import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Scales } from '../../../../shared/ui/scales.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { collectionTexts } from '../../collection.texts.ts'
import { dailyTexts } from '../../daily.texts.ts'
import { useCareChoices } from '../../hooks/use-care-choices.ts'
import { mealText } from '../../meal-text.ts'
import type { QuickType } from '../../record-form-values.ts'
import { SexMark } from '../sex-mark.tsx'
import classes from './choose-animal.module.css'

const texts = dailyTexts.choose

type Props = {
  /** What is going to be written down. */
  type: QuickType
  onChoose: (id: number) => void
  /** The animal whose form is on its way. */
  awaited: number | null
  onBack: () => void
}

const outlines = [1, 2, 3, 4, 5] as const

/** Own animals that are cared for, for a feeding the longest unfed first, found by typing: a press chooses one. */
export function ChooseAnimal({ type, onChoose, awaited, onBack }: Props) {
  const [typed, setTyped] = useState('')
  const { choices: animals, isPending, error, retry } = useCareChoices(type, typed)
  const root = useRef<HTMLDivElement>(null)
  // What had the focus gave way to this; the box would bring a phone's keyboard over the list.
  useEffect(() => root.current?.focus(), [])
  return (
    <section ref={root} tabIndex={-1} className={classes.part} aria-label={texts.animals}>
      <div className={classes.line}>
        <Button variant="subtle" className={classes.back ?? ''} aria-label={texts.back} onClick={onBack}>
          <ArrowLeft size={20} aria-hidden />
        </Button>
        <TextInput
          className={classes.box}
          type="search"
          inputMode="search"
          autoComplete="off"
          aria-label={collectionTexts.list.searchLabel}
          placeholder={collectionTexts.list.search}
          maxLength={200}
          leftSection={<Search size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {isPending && (
        <div className={classes.list} aria-busy>
          <VisuallyHidden role="status">{collectionTexts.list.loading}</VisuallyHidden>
          {outlines.map((outline) => (
            <Skeleton key={outline} height={60} card />
          ))}
        </div>
      )}
      {error && (
        <LoadFailure
          title={collectionTexts.lists.all.failed}
          error={error}
          otherwise={collectionTexts.list.failedText}
          action={collectionTexts.list.tryAgain}
          onRetry={retry}
        />
      )}
      {!isPending && !error && animals.length === 0 && <p className={classes.words}>{texts.none}</p>}
      <ul className={classes.list} aria-label={texts.animals}>
        {animals.map((animal) => (
          <li key={animal.id}>
            <Choice
              animal={animal}
              saysMeal={type === 'feeding'}
              isAwaited={awaited === animal.id}
              onChoose={() => onChoose(animal.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = { animal: AnimalCard; saysMeal: boolean; isAwaited: boolean; onChoose: () => void }

function Choice({ animal, saysMeal, isAwaited, onChoose }: ChoiceProps) {
  const today = useToday()()
  const { id, name, species, customId, sex, photos } = animal
  const photo = photos[0]
  return (
    <button
      type="button"
      className={classes.choice}
      aria-busy={isAwaited || undefined}
      disabled={isAwaited}
      onClick={onChoose}
    >
      <span className={classes.photo}>
        {photo ? <img src={photo} alt="" loading="lazy" /> : <Scales seed={id} label="" />}
      </span>
      <span className={classes.names}>
        <span className={classes.name}>
          <span className={classes.own}>{name}</span>
          <SexMark sex={sex} />
        </span>
        <span className={classes.about}>
          <i>{species}</i>
          {customId && ` · ${customId}`}
        </span>
      </span>
      {saysMeal && <span className={classes.meal}>{mealText(animal.lastFedOn, today)}</span>}
    </button>
  )
}
