import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { loadAnimalSheet } from '../../husbandry/public/load-animal-sheet.ts'
import { useAnimalWork } from '../../husbandry/public/use-animal-work.ts'
import { useMove } from '../hooks/use-move.ts'
import { historyQuery, type KeptAnimal, type PlaceWithAnimals } from '../places.queries.ts'
import { moveTexts, tubTexts as texts } from '../places.texts.ts'
import { KeptAnimals } from './kept-animals.tsx'
import { loadMoveDialog, loadMoveInDialog } from './load-move-dialog.ts'
import classes from './tub-view.module.css'

const AnimalSheet = lazyDialog(loadAnimalSheet)
const MoveDialog = lazyDialog(loadMoveDialog)
const MoveInDialog = lazyDialog(loadMoveInDialog)

/** What is open: the quick log of an animal, where it is moved to, or who is moved in. */
type Open =
  | { readonly is: 'log' | 'move'; readonly animal: KeptAnimal }
  | { readonly is: 'move in'; readonly animal?: undefined }

/** An enclosure: who is in it with what can be done, and who was before (PLC-08, PLC-09). */
export function TubView({ place }: { place: PlaceWithAnimals }) {
  const [open, setOpen] = useState<Open | null>(null)
  const work = useAnimalWork()
  const { move, isBusy } = useMove()
  const close = (): void => setOpen(null)
  const { animals } = place
  const moveIn = (
    <Button
      variant={animals.length === 0 ? 'filled' : 'default'}
      leftSection={<Plus size={17} aria-hidden />}
      {...warmedBy(loadMoveInDialog)}
      onClick={() => setOpen({ is: 'move in' })}
    >
      {texts.move}
    </Button>
  )
  return (
    <div className={classes.parts}>
      <SectionCard title={texts.animals} aside={animals.length > 0 && moveIn}>
        {animals.length === 0 ? (
          <div className={classes.nobody}>
            <p>{texts.nobody}</p>
            {moveIn}
          </div>
        ) : (
          <KeptAnimals
            animals={animals}
            actsOf={(animal) => (
              <>
                <Button
                  variant="light"
                  leftSection={<NotebookPen size={17} aria-hidden />}
                  aria-label={texts.feed(animal.name)}
                  {...warmedBy(loadAnimalSheet)}
                  onClick={() => setOpen({ is: 'log', animal })}
                >
                  {texts.note}
                </Button>
                <Button
                  variant="default"
                  leftSection={<ArrowRightLeft size={17} aria-hidden />}
                  aria-label={moveTexts.title(animal.name)}
                  {...warmedBy(loadMoveDialog)}
                  onClick={() => setOpen({ is: 'move', animal })}
                >
                  {moveTexts.move}
                </Button>
              </>
            )}
          />
        )}
      </SectionCard>
      {place.notes && (
        <SectionCard title={texts.notes}>
          <p className={classes.notes}>{place.notes}</p>
        </SectionCard>
      )}
      <History id={place.id} />
      {open?.is === 'log' && <AnimalSheet animal={open.animal} work={work} onClose={close} />}
      {open?.is === 'move' && (
        <MoveDialog
          title={moveTexts.title(open.animal.name)}
          from={place.id}
          busy={isBusy}
          onMove={(goal) => move({ animal: open.animal, ...goal })}
          onClose={close}
        />
      )}
      {open?.is === 'move in' && <MoveInDialog place={place} onClose={close} />}
    </div>
  )
}

/** Who was in a place and when, the latest first. */
function History({ id }: { id: number }) {
  const { data: stays, error, refetch } = useQuery(historyQuery(id))
  return (
    <SectionCard title={texts.history}>
      {!stays && error && (
        <LoadFailure
          title={texts.historyFailed}
          error={error}
          otherwise={texts.failedText}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {stays?.length === 0 && <p className={classes.none}>{texts.noHistory}</p>}
      {stays && stays.length > 0 && (
        <ul className={classes.stays}>
          {[...stays.entries()].map(([at, { animalId, name, from, to }]) => (
            // Who comes and goes twice on a day has two stays that say the same.
            <li key={at}>
              <Link to="/animals/$id" params={{ id: String(animalId) }} className={classes.link}>
                {name}
              </Link>
              <span className={classes.when}>
                {texts.stay(shownDay(from), to === null ? null : shownDay(to))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
