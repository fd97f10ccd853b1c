import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../../../shared/ui/add-button.tsx'
import { CardPages } from '../../../shared/ui/card-pages.tsx'
import { InSight } from '../../../shared/ui/in-sight.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { OffspringLine } from '../components/offspring/offspring-line.tsx'
import { RemoveOffspringDialog } from '../components/offspring/remove-offspring-dialog.tsx'
import { useRemovalOfOffspring } from '../hooks/use-removal-of-offspring.ts'
import { type Offspring, offspringQuery } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import type { ParentAnimal } from '../parent-animal.ts'
import classes from './offspring-card.module.css'

const texts = lineageTexts.offspring
const listTexts = { ...texts, tryAgain: lineageTexts.tryAgain }

const outline = <Skeleton height={52} card />

const loadDialog = () => import('../components/offspring/add-offspring-dialog.tsx')
const AddOffspringDialog = lazyDialog(async () => (await loadDialog()).AddOffspringDialog)

/** The offspring of an own animal, on its page (COL-69): links and the children that name it as a parent. */
export function OffspringCard({ animal }: { animal: ParentAnimal }) {
  const [isAdding, setAdding] = useState(false)
  const { asked, begin, confirm, close, isBusy } = useRemovalOfOffspring(animal)
  return (
    <SectionCard
      title={texts.title}
      aside={<AddButton label={texts.add} load={loadDialog} onClick={() => setAdding(true)} />}
    >
      <InSight name={`offspring ${animal.id}`} outline={outline}>
        <OffspringPages animalId={animal.id} onRemove={begin} />
      </InSight>
      {isAdding && <AddOffspringDialog animal={animal} onClose={() => setAdding(false)} />}
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

type PagesProps = { animalId: number; onRemove: (offspring: Offspring) => void }

function OffspringPages({ animalId, onRemove }: PagesProps) {
  const pages = useInfiniteQuery(offspringQuery(animalId))
  return (
    <CardPages
      pages={pages}
      texts={listTexts}
      outline={outline}
      empty={<p className={classes.empty}>{texts.empty}</p>}
    >
      {(offspring) => (
        <ul className={classes.list}>
          {offspring.map((one) => (
            <OffspringLine key={one.reptileId} offspring={one} onRemove={() => onRemove(one)} />
          ))}
        </ul>
      )}
    </CardPages>
  )
}
