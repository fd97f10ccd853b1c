import '@mantine/core/styles/Combobox.layer.css'
import { catalogues } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { Button, NativeSelect } from '@mantine/core'
import Link2 from 'lucide-react/icons/link-2'
import { copyText } from '../../../shared/ui/copy-text.ts'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useHasBar } from '../../../shared/ui/page-title.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { BreedingTabs } from '../../breeding/public/breeding-tabs.tsx'
import { usualEggs } from '../calculator.ts'
import { Examples } from '../components/examples.tsx'
import { GoalCard } from '../components/goal-card.tsx'
import { OutcomeList } from '../components/outcome-list.tsx'
import { PairWarnings } from '../components/pair-warnings.tsx'
import { ParentCard } from '../components/parent-card.tsx'
import { geneticsTexts as texts } from '../genetics.texts.ts'
import { useCalculator } from '../hooks/use-calculator.ts'
import { unmadeOf } from '../unmade.ts'
import classes from './calculator-page.module.css'

const copyLink = (): void =>
  void copyText(location.href).then(
    () => showToast({ title: texts.copied }),
    () => showToast({ title: texts.notCopied, failure: true }),
  )

/** What a pair may give: the parents, the goal, and all that can come (GEN-62). */
export function CalculatorPage() {
  const calculator = useCalculator()
  const { search, entry, genome, change } = calculator
  const isInShell = useHasBar()
  return (
    <>
      <PageHeader
        title={texts.title}
        {...(isInShell && { tabs: <BreedingTabs current="genetics" /> })}
        actions={
          <>
            {isInShell && (
              <LinkButton to="/genetics/plan" variant="default">
                {texts.plan.open}
              </LinkButton>
            )}
            <Button variant="default" leftSection={<Link2 size={17} aria-hidden />} onClick={copyLink}>
              {texts.copyLink}
            </Button>
          </>
        }
      />
      <NativeSelect
        className={classes.species}
        label={texts.species}
        value={entry.species}
        data={catalogues.map(({ species, common }) => ({ value: species, label: common }))}
        onChange={(event) => change({ species: event.currentTarget.value })}
      />
      {genome.isError && (
        <LoadFailure
          title={texts.failed}
          error={genome.error}
          otherwise={texts.failedText}
          action={texts.tryAgain}
          onRetry={() => location.reload()}
        />
      )}
      {genome.isPending && (
        <div aria-busy aria-label={texts.loading} role="status">
          <Skeleton height={220} card />
        </div>
      )}
      {genome.data && <Pair key={entry.species} {...calculator} search={search} />}
    </>
  )
}

function Pair({ search, genome, calculation, change }: ReturnType<typeof useCalculator>) {
  const { data } = genome
  if (!data) return null
  const { odds = null, readings, problems, goal = null } = calculation ?? {}
  const entries = readings ? [...readings.sire.entries, ...readings.dam.entries] : []
  return (
    <div className={classes.columns} data-whole={odds ? undefined : true}>
      <div className={classes.parents}>
        {(['sire', 'dam'] as const).map((side) => (
          <ParentCard
            key={side}
            side={side}
            genome={data}
            asked={search[side] ?? ''}
            reading={readings?.[side]}
            problem={problems?.[side]}
            onAsk={(text) => change({ [side]: text })}
          />
        ))}
        {odds && readings && (
          <PairWarnings
            genome={data}
            odds={odds}
            carried={entries.map(({ gene }) => gene)}
            unmade={unmadeOf(data, readings.sire.entries)}
          />
        )}
      </div>
      {odds && readings ? (
        <>
          <GoalCard
            odds={odds}
            asked={search.target ?? ''}
            reading={readings.target}
            problem={problems?.target}
            eggs={search.eggs ?? usualEggs}
            onAsk={(target) => change({ target })}
            onEggs={(eggs) => change({ eggs })}
          />
          <OutcomeList genome={data} odds={odds} goal={goal} onHope={(target) => change({ target })} />
        </>
      ) : (
        <Examples genome={data} onChoose={(pair) => change({ ...pair, target: '' })} />
      )}
    </div>
  )
}
