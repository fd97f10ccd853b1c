import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Scales } from '../../../../shared/ui/scales.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { collectionTexts } from '../../collection.texts.ts'
import { dailyTexts } from '../../daily.texts.ts'
import { type AnimalChoice, useAnimalChoices } from '../../hooks/use-animal-choices.ts'
import { SexMark } from '../sex-mark.tsx'
import classes from './choose-animal.module.css'

const texts = dailyTexts.choose

type Props = {
  onChoose: (id: number) => void
  /** The animal whose form is on its way. */
  awaited: number | null
  onBack: () => void
}

const outlines = [1, 2, 3, 4, 5] as const
const nobody: readonly number[] = []

/** Own animals that are cared for, newest first, found by typing: a press chooses one. */
export function ChooseAnimal({ onChoose, awaited, onBack }: Props) {
  const [typed, setTyped] = useState('')
  const { choices, isPending, hasFailed } = useAnimalChoices({
    sex: undefined,
    chosen: null,
    typed,
    except: nobody,
    wanted: true,
  })
  const root = useRef<HTMLDivElement>(null)
  // What had the focus gave way to this; the box would bring a phone's keyboard over the list.
  useEffect(() => root.current?.focus(), [])
  const animals = choices.filter(({ isArchived }) => !isArchived)
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
      {hasFailed && <p className={classes.words}>{collectionTexts.lists.all.failed}</p>}
      {!isPending && !hasFailed && animals.length === 0 && <p className={classes.words}>{texts.none}</p>}
      <ul className={classes.list} aria-label={texts.animals}>
        {animals.map((animal) => (
          <li key={animal.id}>
            <Choice animal={animal} isAwaited={awaited === animal.id} onChoose={() => onChoose(animal.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = { animal: AnimalChoice; isAwaited: boolean; onChoose: () => void }

function Choice({ animal, isAwaited, onChoose }: ChoiceProps) {
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
    </button>
  )
}
