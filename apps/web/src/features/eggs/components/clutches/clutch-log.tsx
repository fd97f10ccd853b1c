import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { newCallKey } from '../../../../shared/forms/call-key.ts'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { showFailure } from '../../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../../shared/ui/undo.ts'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { addEntry, removeEntry } from '../../clutch-changes.queries.ts'
import { findingWords } from '../../clutch-words.ts'
import { type ClutchEntry, clutchLogQuery, type WholeClutch } from '../../clutches.queries.ts'
import { clutchTexts, clutchLogTexts as texts } from '../../clutches.texts.ts'
import { massWords } from '../../egg-masses.ts'
import classes from './clutch-log.module.css'

const loadForm = () => import('./entry-dialog.tsx')
const EntryDialog = lazyDialog(async () => (await loadForm()).EntryDialog)

/** What was done with a clutch and seen on it, by day (CLU-12). */
export function ClutchLog({ clutch }: { clutch: WholeClutch }) {
  const [isAdding, setAdding] = useState(false)
  const { data: entries, error, refetch } = useQuery(clutchLogQuery(clutch.id))
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          {...warmedBy(loadForm)}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      }
    >
      {error && !entries && (
        <LoadFailure
          title={texts.loadFailed}
          error={error}
          otherwise={texts.failedText}
          action={clutchTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !entries && <Loading />}
      {entries?.length === 0 && <p className={classes.empty}>{texts.empty[clutch.kind]}</p>}
      {entries && entries.length > 0 && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} clutch={clutch} entry={entry} />
          ))}
        </ol>
      )}
      {isAdding && <EntryDialog clutch={clutch} onClose={() => setAdding(false)} />}
    </SectionCard>
  )
}

function Entry({ clutch, entry }: { clutch: WholeClutch; entry: ClutchEntry }) {
  const { day, kind, note } = entry
  const removing = useRemoving(clutch.id, entry)
  const weighed = massWords(entry.eggs, clutch.eggs)
  const found = findingWords(entry.eggs)
  return (
    <li className={classes.entry}>
      <span className={classes.dot} data-kind={kind} aria-hidden />
      <div className={classes.words}>
        <p className={classes.what}>
          <strong>{texts.kinds[kind]}</strong>
          <span className={classes.day}>{shownDay(day)}</span>
        </p>
        {found && <p>{found}</p>}
        {weighed && <p>{weighed}</p>}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={texts.remove(texts.kinds[kind], shownDay(day))}
        disabled={removing.isBusy}
        onClick={() => void removing.remove()}
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  )
}

/** Removes an entry, with a way back that writes the same again. */
function useRemoving(clutchId: number, { id, day, kind, note, eggs }: ClutchEntry) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const fail = (error: unknown): void => showFailure(error, texts.failed, texts.failedText)
  const writeAgain = (key: string): void => {
    const told = eggs.map(({ id: egg, finding, massGrams }) => ({ id: egg, finding, massGrams }))
    const body = { day, kind, note, eggs: told, setStatus: eggs.some(({ isSet }) => isSet) }
    addEntry(cache, clutchId, body, key).then(tellTakenBack, fail)
  }
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      const key = newCallKey()
      await removeEntry(cache, clutchId, id)
      showUndoable(texts.removed(texts.kinds[kind]), () => writeAgain(key))
    } catch (error) {
      fail(error)
      setBusy(false)
    }
  }
  return { isBusy, remove }
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={30} />
    <Skeleton height={30} />
  </div>
)
