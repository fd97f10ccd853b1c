import { Button } from '@mantine/core'
import { memo, useState } from 'react'
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
      <Parent {...parentOf(calculator, 'sire')} />
      <Parent {...parentOf(calculator, 'dam')} />
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

/** What there is to know of a parent. */
function parentOf({ search, genome, calculation, own, pairing, change, isKeeper }: Calculator, side: Side) {
  const id = search[`${side}Id`]
  const reading = calculation?.readings[side]
  return {
    ...{ side, id, isKeeper, change },
    text: search[side] ?? '',
    other: search[side === 'sire' ? 'damId' : 'sireId'],
    genome: genome.data ?? undefined,
    animal: own.animals[side],
    reading: id === undefined || pairing.answer ? reading : undefined,
    problem: own.errors[side] ? texts.gone : calculation?.problems[side],
  }
}

/** A parent; drawn anew only when what is known of it changes, as all of the page is with a key. */
const Parent = memo(function Parent(props: ReturnType<typeof parentOf>) {
  const { side, id, text, other, genome, animal, reading, problem, change, isKeeper } = props
  if (id !== undefined)
    return (
      <ParentCard side={side}>
        <OwnParent
          side={side}
          animal={animal}
          genome={genome}
          reading={reading}
          problem={problem}
          onChange={() => change({ [`${side}Id`]: undefined })}
        />
      </ParentCard>
    )
  return (
    <ParentCard side={side}>
      {genome && (
        <TextParent
          side={side}
          text={text}
          genome={genome}
          reading={reading}
          problem={problem}
          isKeeper={isKeeper}
          onChange={(typed) => change({ [side]: typed })}
        />
      )}
      {isKeeper && text === '' && (
        <ChooseAnimal
          side={side}
          other={other}
          onChoose={(chosen) => change({ [`${side}Id`]: chosen, [side]: '' })}
        />
      )}
    </ParentCard>
  )
})
