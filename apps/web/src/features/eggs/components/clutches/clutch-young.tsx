import { formatWeight } from '@clutchbook/domain/kernel/units'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { clutchHatchTexts as hatchTexts, youngTexts as texts } from '../../clutch-hatch.texts.ts'
import type { WholeClutch, Young } from '../../clutches.queries.ts'
import { clutchTexts } from '../../clutches.texts.ts'
import { loadWeighYoung } from '../../load-dialogs.ts'
import classes from './clutch-young.module.css'

const WeighYoungDialog = lazyDialog(async () => (await loadWeighYoung()).WeighYoungDialog)

/** What is known of the young of a clutch so far. */
export type YoungAnswer = {
  readonly data: readonly Young[] | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/** The animals that came out of a clutch, and weighing them one after the other; nothing before there are any. */
export function ClutchYoung({ clutch, young }: { clutch: WholeClutch; young: YoungAnswer }) {
  const [isWeighing, setWeighing] = useState(false)
  if (!young.data)
    return (
      <LoadFailure
        title={texts.loadFailed}
        error={young.error}
        otherwise={texts.loadFailedText}
        action={clutchTexts.tryAgain}
        onRetry={() => void young.refetch()}
      />
    )
  if (young.data.length === 0) return null
  const inOrder = young.data.toSorted((one, other) => one.id - other.id)
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Scale size={17} aria-hidden />}
          {...warmedBy(loadWeighYoung)}
          onClick={() => setWeighing(true)}
        >
          {texts.weigh}
        </Button>
      }
    >
      <ul className={classes.list} aria-label={texts.title}>
        {inOrder.map((animal) => (
          <Line key={animal.id} animal={animal} />
        ))}
      </ul>
      {isWeighing && <WeighYoungDialog clutch={clutch} young={inOrder} onClose={() => setWeighing(false)} />}
    </SectionCard>
  )
}

const Line = ({ animal: { id, name, customId, weight, weightUnit } }: { animal: Young }) => (
  <li>
    <Link to="/animals/$id" params={{ id: String(id) }} className={classes.line}>
      <span className={classes.name}>{name}</span>
      <span className={classes.told}>{customId ?? hatchTexts.noId}</span>
      <span className={classes.weight}>
        {weight === null ? texts.notWeighed : formatWeight(weight, weightUnit)}
      </span>
    </Link>
  </li>
)
