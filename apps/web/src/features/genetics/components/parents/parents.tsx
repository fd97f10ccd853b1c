import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useIsWide } from '../../../../shared/ui/use-is-wide.ts'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Calculator } from '../../hooks/use-calculator.ts'
import { PairLine } from './pair-line.tsx'
import { ParentCard, type Side } from './parent-card.tsx'
import classes from './parents.module.css'
import { TextParent } from './text-parent.tsx'

const texts = geneticsTexts.parents

const OwnParent = lazyPart(
  async () => (await import('./own-parent.tsx')).OwnParent,
  <Skeleton height={84} card />,
)
const ChooseAnimal = lazyPart(async () => (await import('./choose-animal.tsx')).ChooseAnimal)

/** Father and mother; on a phone one line once both are chosen (GEN-62). */
export function Parents({ calculator }: { calculator: Calculator }) {
  const { search } = calculator
  const isWide = useIsWide()
  const isChosen = isGiven(search, 'sire') && isGiven(search, 'dam')
  const [isOpen, setOpen] = useState(!isChosen)
  if (!isWide && isChosen && !isOpen)
    return <PairLine calculator={calculator} onChange={() => setOpen(true)} />
  return (
    <div className={classes.parents}>
      <Parent side="sire" calculator={calculator} />
      <Parent side="dam" calculator={calculator} />
      {!isWide && isChosen && (
        <Button variant="light" fullWidth onClick={() => setOpen(false)}>
          {texts.done}
        </Button>
      )}
    </div>
  )
}

const isGiven = (search: Calculator['search'], side: Side): boolean =>
  search[`${side}Id`] !== undefined || search[side] !== undefined

function Parent({ side, calculator }: { side: Side; calculator: Calculator }) {
  const { search, genome, calculation, own, pairing, change, isKeeper } = calculator
  const id = search[`${side}Id`]
  const other = search[side === 'sire' ? 'damId' : 'sireId']
  const reading = calculation?.readings[side]
  const problem = calculation?.problems[side]
  if (id !== undefined)
    return (
      <ParentCard side={side}>
        <OwnParent
          side={side}
          animal={own.animals[side]}
          genome={genome.data ?? undefined}
          reading={pairing.answer ? reading : undefined}
          problem={own.errors[side] ? texts.gone : problem}
          onChange={() => change({ [`${side}Id`]: undefined })}
        />
      </ParentCard>
    )
  return (
    <ParentCard side={side}>
      {genome.data && (
        <TextParent
          side={side}
          text={search[side] ?? ''}
          genome={genome.data}
          reading={reading}
          problem={problem}
          isKeeper={isKeeper}
          onChange={(text) => change({ [side]: text })}
        />
      )}
      {isKeeper && !search[side] && (
        <ChooseAnimal
          side={side}
          other={other}
          onChoose={(chosen) => change({ [`${side}Id`]: chosen, [side]: '' })}
        />
      )}
    </ParentCard>
  )
}
