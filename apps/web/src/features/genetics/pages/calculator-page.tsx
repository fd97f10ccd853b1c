import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import Link2 from 'lucide-react/icons/link-2'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { copyText } from '../../../shared/ui/copy-text.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { BreedingTabs } from '../../breeding/public/breeding-tabs.tsx'
import { linkOf } from '../calculator-search.ts'
import { speciesOptions } from '../calculator-species.ts'
import { PairOdds } from '../components/pair-odds.tsx'
import { geneticsTexts as texts } from '../genetics.texts.ts'
import { type Calculator, useCalculator } from '../hooks/use-calculator.ts'
import { textForOthers } from '../read-chips.ts'
import classes from './calculator-page.module.css'

const copyLink = (link: string): void =>
  void copyText(link).then(
    () => showToast({ title: texts.copied }),
    () => showToast({ title: texts.notCopied, failure: true }),
  )

const StartPairing = lazyDialog(
  async () => (await import('../../breeding/public/start-pairing.tsx')).StartPairing,
)

/** The address of the pair in words; of own animals what they carry (GEN-35). */
function addressOf({ search, entry, genome, calculation }: Calculator): string {
  const { sire = '', dam = '', target = '' } = search
  const { readings } = calculation ?? {}
  const told = (text: string): string => (genome.data ? textForOthers(genome.data, text) : text)
  return linkOf(
    location.origin,
    { ...search, target: told(target) },
    {
      species: entry.species,
      sire: search.sireId ? (readings?.sire.text ?? '') : told(sire),
      dam: search.damId ? (readings?.dam.text ?? '') : told(dam),
    },
  )
}

/** What a pair may give: the parents, the goal, and all that can come (GEN-62). */
export function CalculatorPage() {
  const calculator = useCalculator()
  const { search, entry, genome, own, calculation, change, isKeeper } = calculator
  const [isStarting, setStarting] = useState(false)
  const hasAnimal = search.sireId !== undefined || search.damId !== undefined
  return (
    <>
      <PageHeader
        title={texts.title}
        {...(isKeeper && { tabs: <BreedingTabs current="genetics" /> })}
        actions={
          <>
            {isKeeper && (
              <LinkButton
                to="/genetics/plan"
                variant="default"
                leftSection={<ListChecks size={17} aria-hidden />}
              >
                {texts.planPairing}
              </LinkButton>
            )}
            <Button
              variant="default"
              leftSection={<Link2 size={17} aria-hidden />}
              onClick={() => copyLink(addressOf(calculator))}
            >
              {texts.copyLink}
            </Button>
            {search.sireId && search.damId && calculation?.odds && (
              <Button leftSection={<Heart size={17} aria-hidden />} onClick={() => setStarting(true)}>
                {texts.startPairing}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.species}>
        {hasAnimal ? (
          <p className={classes.known}>
            {entry.common !== entry.species && entry.common} <i>{entry.species}</i>
          </p>
        ) : (
          <NativeSelect
            className={classes.choice}
            label={texts.species}
            value={entry.species}
            data={speciesOptions([entry.species])}
            onChange={(event) => change({ species: event.currentTarget.value })}
          />
        )}
        {isKeeper && (
          <Link to="/genetics/genes" search={{ species: entry.species }} className={classes.genes}>
            {texts.genes}
          </Link>
        )}
      </div>
      {genome.error ? (
        <LoadFailure
          title={texts.failed}
          error={genome.error}
          otherwise={texts.failedText}
          action={texts.tryAgain}
          onRetry={genome.retry}
        />
      ) : genome.data !== undefined || own.isPending ? (
        <PairOdds calculator={calculator} />
      ) : (
        <div aria-busy aria-label={texts.loading} role="status">
          <Skeleton height={220} card />
        </div>
      )}
      {isStarting && search.sireId && search.damId && (
        <StartPairing
          pair={{ maleId: search.sireId, femaleId: search.damId }}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  )
}
