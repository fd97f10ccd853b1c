import '@mantine/core/styles/Combobox.layer.css'
import { useEffect, useState } from 'react'
import { copyText } from '../../../shared/ui/copy-text.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { linkOf } from '../calculator-search.ts'
import { CalculatorHead } from '../components/calculator-head.tsx'
import { loadExamples, PairOdds } from '../components/pair-odds.tsx'
import { SpeciesChoice } from '../components/species-choice.tsx'
import { geneticsTexts as texts } from '../genetics.texts.ts'
import { type Calculator, useCalculator } from '../hooks/use-calculator.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { textForOthers } from '../read-chips.ts'

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
  const copy = useLatest(() => copyLink(addressOf(calculator)))
  const start = useLatest(() => setStarting(true))
  const isBlank = !search.sire && !search.dam && !search.sireId && !search.damId
  useEffect(() => {
    // Along with the genes of the species, and not after them.
    if (isBlank) void loadExamples().catch(() => undefined)
  }, [isBlank])
  return (
    <>
      <CalculatorHead
        isKeeper={isKeeper}
        mayStart={Boolean(search.sireId && search.damId && calculation?.odds)}
        onCopy={copy}
        onStart={start}
      />
      <SpeciesChoice
        species={entry.species}
        common={entry.common}
        isGiven={search.sireId !== undefined || search.damId !== undefined}
        isKeeper={isKeeper}
        change={change}
      />
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
