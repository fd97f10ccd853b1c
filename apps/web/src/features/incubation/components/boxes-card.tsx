import { climateWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { incubationTexts, boxTexts as texts } from '../incubation.texts.ts'
import {
  type Box,
  boxesQuery,
  clutchesInQuery,
  type Incubator,
  type KeptClutch,
} from '../incubators.queries.ts'
import { loadBoxDialog } from '../load-dialogs.ts'
import classes from './boxes-card.module.css'

const BoxDialog = lazyDialog(async () => (await loadBoxDialog()).BoxDialog)

type Props = {
  incubator: Incubator
  /** The box that the page was opened for, as by its label. */
  named: number | undefined
}

/** The boxes of an incubator, with the clutches in them and how full they are (CLU-20, SEA-21). */
export function BoxesCard({ incubator, named }: Props) {
  const [asked, setAsked] = useState<Box | 'new' | null>(null)
  const { data, error, refetch } = useQuery(boxesQuery(incubator.id))
  const clutches = useQuery(clutchesInQuery(incubator.id))
  // Clutches that came later would move the boxes below theirs.
  const boxes = clutches.isPending ? undefined : data
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          {...warmedBy(loadBoxDialog)}
          onClick={() => setAsked('new')}
        >
          {texts.add}
        </Button>
      }
    >
      {error && !data && (
        <LoadFailure
          title={texts.loadFailed}
          error={error}
          otherwise={texts.loadFailedText}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!boxes && (data || !error) && (
        <div aria-busy>
          <Skeleton height={72} />
        </div>
      )}
      {boxes?.length === 0 && <p className={classes.dim}>{texts.empty}</p>}
      {boxes && boxes.length > 0 && (
        <ul className={classes.boxes} aria-label={texts.title}>
          {boxes.map((box) => (
            <BoxLine
              key={box.id}
              box={box}
              isNamed={box.id === named}
              unit={incubator.temperatureUnit}
              clutches={(clutches.data ?? []).filter(({ boxId }) => boxId === box.id)}
              onEdit={() => setAsked(box)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <BoxDialog
          incubatorId={incubator.id}
          box={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  )
}

type LineProps = {
  box: Box
  isNamed: boolean
  unit: Incubator['temperatureUnit']
  clutches: readonly KeptClutch[]
  onEdit: () => void
}

function BoxLine({ box, isNamed, unit, clutches, onEdit }: LineProps) {
  const { id, name, eggCount, capacity, isOverfull, latest } = box
  const line = useRef<HTMLLIElement>(null)
  // On a phone the boxes stand far below.
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <li ref={line} className={classes.box} aria-current={isNamed || undefined}>
      <div className={classes.words}>
        <p className={classes.name}>
          <strong>{name}</strong>
          <span className={classes.dim}>{texts.holds(eggCount, capacity)}</span>
          {isOverfull && <span className={classes.overfull}>{incubationTexts.overfull}</span>}
          {latest && <span className={classes.dim}>{climateWords(latest, unit).join(', ')}</span>}
        </p>
        {clutches.length > 0 && (
          <ul className={classes.clutches}>
            {clutches.map(({ id: clutchId, code, incubatingCount }) => (
              <li key={clutchId}>
                <Link to="/clutches/$id" params={{ id: String(clutchId) }} className={classes.link}>
                  {texts.clutch(code)}
                </Link>{' '}
                <span className={classes.dim}>{incubationTexts.eggCount(incubatingCount)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Link
        to="/labels"
        search={{ of: 'boxes', one: id }}
        className={classes.act}
        aria-label={texts.label(name)}
        title={texts.label(name)}
      >
        <Printer size={17} aria-hidden />
      </Link>
      <button
        type="button"
        className={classes.act}
        aria-label={texts.edit(name)}
        {...warmedBy(loadBoxDialog)}
        onClick={onEdit}
      >
        <Pencil size={17} aria-hidden />
      </button>
    </li>
  )
}
