import type { AnimalStatistics } from '@clutchbook/domain/collection/animal-statistics.schema'
import type { BreedingStatistics } from '@clutchbook/domain/eggs/breeding-statistics.schema'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AgeColumns } from '../components/statistics/age-columns.tsx'
import { BarList } from '../components/statistics/bar-list.tsx'
import { HatchRates } from '../components/statistics/hatch-rates.tsx'
import { SalesTable } from '../components/statistics/sales-table.tsx'
import { SexShares } from '../components/statistics/sex-shares.tsx'
import { SpeciesBars } from '../components/statistics/species-bars.tsx'
import { animalStatisticsQuery, breedingStatisticsQuery } from '../statistics.queries.ts'
import { statisticsTexts as texts } from '../statistics.texts.ts'
import { ageColumns, barsOf } from '../statistics-shape.ts'
import classes from './statistics-page.module.css'

/** The keeper's own animals, sales and eggs in figures (COL-09). */
export const StatisticsPage = () => (
  <>
    <PageHeader title={texts.title} />
    <Content />
  </>
)

function Content() {
  const animals = useQuery(animalStatisticsQuery)
  const breeding = useQuery(breedingStatisticsQuery)
  const error = animals.error ?? breeding.error
  if (animals.data && breeding.data) return <Figures animals={animals.data} breeding={breeding.data} />
  if (!error) return <Loading />
  const retry = () => void Promise.all([animals.refetch(), breeding.refetch()])
  return (
    <LoadFailure
      title={texts.failed}
      error={error}
      otherwise={texts.failedText}
      action={texts.tryAgain}
      onRetry={retry}
    />
  )
}

type FiguresProps = { animals: AnimalStatistics; breeding: BreedingStatistics }

function Figures({ animals, breeding }: FiguresProps) {
  if (animals.total === 0 && breeding.eggs === 0) return <Empty />
  const { byStanding, byPriceStatus } = animals
  const archiveStatuses = Object.entries(texts.archiveStatuses).map(([archiveStatus, label]) => ({
    label,
    count: byStanding[archiveStatus as keyof typeof byStanding],
  }))
  return (
    <div className={classes.cards}>
      <SectionCard title={texts.species}>
        <SpeciesBars bySpecies={animals.bySpecies} />
      </SectionCard>
      <SectionCard title={texts.sex}>
        <SexShares bySex={animals.bySex} />
      </SectionCard>
      <SectionCard title={texts.age}>
        <AgeColumns columns={ageColumns(animals.byAge)} />
      </SectionCard>
      <SectionCard title={texts.archiveStatus}>
        <BarList bars={barsOf(archiveStatuses)} />
      </SectionCard>
      <SectionCard title={texts.priceStatus}>
        <BarList bars={barsOf(byPriceStatus.map(({ priceStatus: label, count }) => ({ label, count })))} />
      </SectionCard>
      <SectionCard title={texts.sales}>
        <SalesTable salesByCurrency={animals.salesByCurrency} />
      </SectionCard>
      <SectionCard title={texts.hatchRate}>
        <HatchRates {...breeding} />
      </SectionCard>
      <SectionCard title={texts.eggs}>
        <BarList bars={barsOf(breeding.eggsByStatus.map(({ status: label, count }) => ({ label, count })))} />
      </SectionCard>
    </div>
  )
}

const Empty = () => (
  <EmptyState
    title={texts.empty.title}
    text={texts.empty.text}
    action={<LinkButton to="/animals/add">{texts.empty.action}</LinkButton>}
  />
)

const outlines = [1, 2, 3, 4] as const

const Loading = () => (
  <div className={classes.cards} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={260} card />
    ))}
  </div>
)
