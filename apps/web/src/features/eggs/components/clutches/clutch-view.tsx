import { pairWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { useBoxes } from '../../../incubation/public/use-boxes.ts'
import { readClutchSearch } from '../../clutch-search.ts'
import type { WholeClutch, Young } from '../../clutches.queries.ts'
import { clutchTexts as texts } from '../../clutches.texts.ts'
import { useCandling } from '../../hooks/use-candling.ts'
import { useEggActs } from '../../hooks/use-egg-acts.ts'
import { loadClutchHatch } from '../../load-dialogs.ts'
import { printClutchCard } from '../../print-clutch-card.ts'
import { EggDialogs } from '../egg-dialogs.tsx'
import { ClutchCrumbs } from './clutch-crumbs.tsx'
import { ClutchFacts } from './clutch-facts.tsx'
import { ClutchLight } from './clutch-light.tsx'
import { ClutchLog } from './clutch-log.tsx'
import classes from './clutch-view.module.css'
import { ClutchWarmth } from './clutch-warmth.tsx'
import { ClutchYoung, type YoungAnswer } from './clutch-young.tsx'
import { DeleteClutchDialog } from './delete-clutch-dialog.tsx'

/** The form weighs more than the page, and most visits only look. */
const loadForm = () => import('./edit-clutch-dialog.tsx')
const EditClutchDialog = lazyDialog(async () => (await loadForm()).EditClutchDialog)

const HatchClutchDialog = lazyDialog(async () => (await loadClutchHatch()).HatchClutchDialog)

type Props = {
  clutch: WholeClutch
  /** The animals that came out of it. */
  young: YoungAnswer
}

/** A clutch that is there: its head, its eggs at the light, its log, and what is known of it. */
export function ClutchView({ clutch, young }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'hatch' | null>(null)
  const egging = useEggActs()
  const candling = useCandling(clutch)
  const left = leftOf(clutch, young.data)
  const hatch = () => setDialog('hatch')
  useOpenedFor(left.length, candling.start, hatch)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={pairWords(clutch)}
        breadcrumb={<ClutchCrumbs />}
        actions={
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<Trash2 size={17} aria-hidden />}
              onClick={() => setDialog('delete')}
            >
              {texts.delete}
            </Button>
            {clutch.kind === 'eggs' && <PrintButton clutch={clutch} />}
            <Button
              data-key-acts="edit"
              variant="default"
              leftSection={<Pencil size={17} aria-hidden />}
              {...warmedBy(loadForm)}
              onClick={() => setDialog('edit')}
            >
              {texts.edit}
            </Button>
          </div>
        }
      />
      <p className={classes.line}>
        <span>{texts.code(clutch.code)}</span>
        <span>{(clutch.kind === 'litter' ? texts.born : texts.laid)(shownDay(clutch.layDate))}</span>
        {clutch.kind === 'eggs' && <span>{texts.eggs(clutch.eggCount)}</span>}
        {clutch.species && <em>{clutch.species}</em>}
      </p>
      <div className={classes.columns}>
        <div className={classes.column}>
          <ClutchLight
            clutch={clutch}
            left={left.length}
            candling={candling}
            egging={egging}
            onHatch={hatch}
          />
          <ClutchYoung clutch={clutch} young={young} />
          {clutch.kind === 'eggs' && <ClutchWarmth clutch={clutch} />}
          <ClutchLog clutch={clutch} />
        </div>
        <ClutchFacts clutch={clutch} />
      </div>
      <EggDialogs
        asked={egging.asked}
        onClose={egging.close}
        projectId={clutch.breedingProjectId}
        clutchSize={null}
        removeFailed={texts.remove.failed}
      />
      {dialog === 'hatch' && <HatchClutchDialog clutch={clutch} left={left} onClose={close} />}
      {dialog === 'edit' && <EditClutchDialog clutch={clutch} onClose={close} />}
      <DeleteClutchDialog
        clutch={clutch}
        opened={dialog === 'delete'}
        onDeleted={() => navigate({ to: '/incubating', replace: true })}
        onClose={close}
      />
    </>
  )
}

function PrintButton({ clutch }: { clutch: WholeClutch }) {
  const box = useBoxes(clutch.boxId !== null).find(({ id }) => id === clutch.boxId)
  return (
    <Button
      variant="default"
      leftSection={<Printer size={17} aria-hidden />}
      disabled={clutch.boxId !== null && box === undefined}
      onClick={() => void printClutchCard(clutch, box?.words ?? null)}
    >
      {texts.card.open}
    </Button>
  )
}

/** What may still come out: eggs that incubate, or of a litter live young that have no animal. */
function leftOf(
  { kind, eggs, liveCount }: WholeClutch,
  young: readonly Young[] | undefined,
): readonly (number | null)[] {
  if (kind === 'eggs') return eggs.flatMap(({ id, status }) => (status === 'Incubating' ? [id] : []))
  return young ? Array<null>(Math.max(0, liveCount - young.length)).fill(null) : []
}

/** Begins with what the page was opened for, once; a page that is read again does not begin it again. */
function useOpenedFor(left: number, candle: () => void, hatch: () => void): void {
  const { act } = readClutchSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!act || isBegun.current) return
    isBegun.current = true
    if (left > 0 && act === 'candle') candle()
    if (left > 0 && act === 'hatch') hatch()
    void navigate({ to: '.', search: {}, replace: true })
  }, [act, left, candle, hatch, navigate])
}
