import '@mantine/core/styles/Combobox.layer.css'
import { longestMorph, mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { usualEggs } from '../calculator-search.ts'
import { speciesOf, speciesOptions } from '../calculator-species.ts'
import { FoundPairs } from '../components/found-pairs.tsx'
import { pairSearchQuery } from '../genetics.queries.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import { planTexts } from '../plan.texts.ts'
import { reviewTexts } from '../review.texts.ts'
import classes from './plan-page.module.css'

const texts = planTexts

/** Which own animals to pair for what is hoped for; the address holds the question (GEN-65). */
export function PlanPage() {
  const { species, target = '', eggs = usualEggs } = useSearch({ from: '/_shell/genetics_/plan' })
  const entry = speciesOf(species, true)
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LinkButton to="/season/planner" search={{ species: entry.species }} variant="default">
              {texts.compare}
            </LinkButton>
            <LinkButton to="/genetics/review" variant="default">
              {reviewTexts.open}
            </LinkButton>
          </>
        }
      />
      <Question key={`${entry.species} ${target} ${eggs}`} asked={{ species: entry.species, target, eggs }} />
      {target === '' ? (
        <EmptyState title={texts.begin} text={texts.beginText} />
      ) : (
        <Found asked={{ species: entry.species, target, eggs }} />
      )}
    </>
  )
}

type Asked = { species: string; target: string; eggs: number }

function Question({ asked }: { asked: Asked }) {
  const navigate = useNavigate()
  const [species, setSpecies] = useState(asked.species)
  const [target, setTarget] = useState(asked.target)
  const [eggs, setEggs] = useState(String(asked.eggs))
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    const search = { species, target: target.trim(), eggs: Number(eggs) }
    void navigate({ to: '/genetics/plan', search, replace: asked.target === '' })
  }
  return (
    <form className={classes.question} onSubmit={ask}>
      <NativeSelect
        label={geneticsTexts.species}
        value={species}
        data={speciesOptions([asked.species])}
        onChange={(event) => setSpecies(event.currentTarget.value)}
      />
      <TextInput
        className={classes.goal ?? ''}
        label={texts.goal}
        placeholder={texts.goalHint}
        value={target}
        maxLength={longestMorph}
        autoComplete="off"
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.eggs}
        value={eggs}
        data={Array.from({ length: mostEggs }, (_, at) => String(at + 1))}
        onChange={(event) => setEggs(event.currentTarget.value)}
      />
      <Button type="submit" disabled={target.trim() === ''}>
        {texts.find}
      </Button>
    </form>
  )
}

function Found({ asked }: { asked: Asked }) {
  const pages = useInfiniteQuery(pairSearchQuery(asked))
  if (pages.isPending)
    return (
      <div aria-busy aria-label={texts.searching} role="status">
        <Skeleton height={220} card />
      </div>
    )
  if (pages.isError)
    return (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={geneticsTexts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    )
  const [first] = pages.data.pages
  const pairs = pages.data.pages.flatMap(({ items }) => items.pairs)
  if (!first || pairs.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  const { target, tried, reach } = first.items
  return (
    <SectionCard
      title={texts.pairs(target)}
      aside={<span className={classes.tried}>{texts.tried(tried)}</span>}
    >
      {reach === 2 && <p className={classes.reach}>{texts.reach2}</p>}
      <FoundPairs pairs={pairs} eggs={asked.eggs} />
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </SectionCard>
  )
}
