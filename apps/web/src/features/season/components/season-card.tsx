import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { type FactActs, useFactActs } from '../hooks/use-fact-acts.ts'
import { type SeasonData, useSeason } from '../hooks/use-season.ts'
import { type Fact, forecastQuery } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'
import { stateWords } from '../season-view.ts'
import { FiguresButton } from './figures/figures-button.tsx'
import { loadFactDialog } from './load-fact-dialog.ts'
import { NextWindow } from './next-window.tsx'
import { SeasonButtons } from './season-buttons.tsx'
import classes from './season-card.module.css'
import { SeasonFailed } from './season-failed.tsx'
import { SeasonLine } from './season-line.tsx'
import { SeasonOutline } from './season-outline.tsx'
import { SeasonStrip } from './season-strip.tsx'

const FactDialog = lazyDialog(loadFactDialog)
const ElsewhereDialog = lazyDialog(async () => (await import('./elsewhere-dialog.tsx')).ElsewhereDialog)

type Props = { animal: Animal }

/** A form that is open: of a fact that is changed, or of a new one of a kind. */
type AskedFact = { readonly fact: Fact | null; readonly kind: Fact['kind'] }

/** A female's season: how it stands, what happened, and what likely happens next, a press each (SEA-22). */
export function SeasonCard({ animal }: Props) {
  const { data, error, retry, today, isBearing, kindOf } = useSeason(animal, { whole: true })
  // What comes next stands above what is pressed, and is waited for with the rest.
  const forecast = useQuery({ ...forecastQuery(animal.id), enabled: !animal.isArchived })
  const acts = useFactActs(animal, kindOf)
  const [form, setForm] = useState<AskedFact | null>(null)
  if ((!data && !error) || forecast.isLoading) return <SeasonOutline title={texts.title} />
  if (!data) return <SeasonFailed title={texts.title} error={error} onRetry={retry} />
  const state = stateWords(data.open, today, isBearing)
  const isEmpty = data.facts.length + data.clutches.length === 0
  return (
    <SectionCard id="season" title={texts.title} aside={<FiguresButton species={animal.species} />}>
      <div className={classes.parts}>
        {state && <p className={classes.state}>{state}</p>}
        {!animal.isArchived && <NextWindow animalId={animal.id} today={today} />}
        {isEmpty ? (
          <p className={classes.empty}>{texts.empty(animal.name)}</p>
        ) : (
          <SeasonLine
            data={data}
            kindOf={kindOf}
            today={today}
            isBusy={acts.isBusy}
            onEdit={(fact) => setForm({ fact, kind: fact.kind })}
            onRemove={(fact) => void acts.remove(fact)}
          >
            <SeasonStrip data={data} today={today} />
          </SeasonLine>
        )}
      </div>
      {!animal.isArchived && (
        <SeasonButtons
          data={data}
          today={today}
          isBearing={isBearing}
          acts={acts}
          onAsk={(kind) => setForm({ fact: null, kind })}
        />
      )}
      {acts.asked && <ElsewhereDialog asked={acts.asked} isBusy={acts.isBusy} onClose={acts.giveUp} />}
      {form && <Form animal={animal} {...{ form, data, kindOf, acts }} onClose={() => setForm(null)} />}
    </SectionCard>
  )
}

type FormProps = Props & {
  form: AskedFact
  data: SeasonData
  kindOf: (kind: Fact['kind']) => string
  acts: FactActs
  onClose: () => void
}

/** The form, with the projects that the fact may be of: those under way, and its own. */
function Form({ animal, form: { fact, kind }, data, kindOf, acts, onClose }: FormProps) {
  const offered = data.projects.filter(
    (project) => data.active.includes(project) || project.id === fact?.breedingProjectId,
  )
  return (
    <FactDialog
      animal={animal}
      fact={fact}
      kind={kind}
      projects={offered}
      kindOf={kindOf}
      acts={acts}
      onClose={onClose}
    />
  )
}
