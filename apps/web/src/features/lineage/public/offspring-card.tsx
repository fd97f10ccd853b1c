import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { OffspringLine } from '../components/offspring/offspring-line.tsx'
import { RemoveOffspringDialog } from '../components/offspring/remove-offspring-dialog.tsx'
import { useRemovalOfOffspring } from '../hooks/use-removal-of-offspring.ts'
import type { Offspring } from '../lineage.api.ts'
import { offspringQuery } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { ParentAnimal } from '../parent-animal.ts'
import classes from './offspring-card.module.css'

const texts = lineageTexts.offspring

const loadDialog = () => import('../components/offspring/add-offspring-dialog.tsx')
const AddOffspringDialog = lazy(async () => ({ default: (await loadDialog()).AddOffspringDialog }))

/** The offspring of an own animal, on its page (COL-69): links and the children that name it as a parent. */
export function OffspringCard({ animal }: { animal: ParentAnimal }) {
  const [isAdding, setAdding] = useState(false)
  const { asked, begin, confirm, close, isBusy } = useRemovalOfOffspring(animal)
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      }
    >
      <List animalId={animal.id} onRemove={begin} />
      <Suspense>
        {isAdding && <AddOffspringDialog animal={animal} onClose={() => setAdding(false)} />}
      </Suspense>
      <RemoveOffspringDialog
        offspring={asked}
        parentName={animal.name}
        busy={isBusy}
        onConfirm={confirm}
        onClose={close}
      />
    </SectionCard>
  )
}

type ListProps = { animalId: number; onRemove: (offspring: Offspring) => void }

function List({ animalId, onRemove }: ListProps) {
  const pages = useInfiniteQuery(offspringQuery(animalId))
  const offspring = pages.data?.pages.flatMap(({ items }) => items)
  if (!offspring) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={lineageTexts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton height={52} card />
      </div>
    )
  }
  if (offspring.length === 0) return <p className={classes.empty}>{texts.empty}</p>
  return (
    <>
      <ul className={classes.list}>
        {offspring.map((one) => (
          <OffspringLine key={one.reptileId} offspring={one} onRemove={() => onRemove(one)} />
        ))}
      </ul>
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </>
  )
}
