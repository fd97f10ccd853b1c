import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { EarlierNote } from '../../../shared/ui/earlier-note.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { type AnimalCare, careQuery } from '../care.queries.ts'
import { careTexts as texts } from '../care.texts.ts'
import { careFigures } from '../care-figures.ts'
import classes from '../components/care-card.module.css'
import { loadPlanDialog } from '../components/load-plan-dialog.ts'
import { MealStrip } from '../components/meal-strip.tsx'
import { planTexts } from '../plan.texts.ts'
import { watchWords } from '../watch-words.ts'

const PlanDialog = lazyDialog(loadPlanDialog)

/** How an animal is doing: what it is to be watched for, its figures, and the meals of a year (HUS-39). */
export function CareCard({ animal }: { animal: Animal }) {
  const today = useToday()()
  const { data: care, error, refetch } = useQuery(careQuery(animal.id))
  if (!care && !error) return <Outline />
  if (!care)
    return (
      <SectionCard title={texts.title}>
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={texts.failedText}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      </SectionCard>
    )
  const figures = careFigures(care.figures)
  const isEmpty = care.watch.length + care.strip.length + figures.length === 0
  return (
    <SectionCard title={texts.title}>
      <div className={classes.parts}>
        {isEmpty && <p className={classes.empty}>{texts.empty}</p>}
        {care.watch.length > 0 && <Alarms watch={care.watch} />}
        {figures.length > 0 && (
          <dl className={classes.figures}>
            {figures.map(({ value, meaning, hint }) => (
              <div key={meaning} className={classes.figure}>
                <dt className={classes.meaning}>{meaning}</dt>
                <dd className={classes.value}>{value}</dd>
                {hint && <dd className={classes.hint}>{hint}</dd>}
              </div>
            ))}
          </dl>
        )}
        {care.strip.length > 0 && <MealStrip fed={care.strip} today={today} />}
        <EarlierNote />
        {!animal.isArchived && <Suggestion animal={animal} care={care} />}
      </div>
    </SectionCard>
  )
}

const Alarms = ({ watch }: { watch: AnimalCare['watch'] }) => (
  <ul className={classes.alarms}>
    {watch.map((watched) => (
      <li key={watched.alarm} className={classes.alarm}>
        <TriangleAlert size={18} aria-hidden />
        <span>
          <strong>{watchWords(watched)}</strong>
          <span className={classes.source}>
            {watched.source === null ? texts.byKeepers : texts.source(watched.source)}
          </span>
        </span>
      </li>
    ))}
  </ul>
)

/** How often it usually eats, where no plan says, and a plan of it (HUS-28). */
function Suggestion({ animal, care }: { animal: Animal; care: AnimalCare }) {
  const [isOpen, setOpen] = useState(false)
  const { suggestion, defaultFood } = care
  if (!suggestion) return null
  const { minDays, maxDays } = suggestion
  return (
    <div className={classes.suggestion}>
      <p>{texts.suggestion(texts.rhythm(minDays, maxDays))}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.planIt}
      </Button>
      {isOpen && (
        <PlanDialog
          title={planTexts.addTitle(animal.name)}
          animalIds={[animal.id]}
          plan={null}
          usual={{ food: defaultFood, days: suggestion }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const Outline = () => (
  <SectionCard title={texts.title}>
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton height={48} />
    </div>
  </SectionCard>
)
