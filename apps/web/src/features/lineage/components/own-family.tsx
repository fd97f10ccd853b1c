import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { OwnFamily as Family } from '../hooks/use-own-family.tsx'
import type { Pedigree } from '../lineage.queries.ts'
import { pedigreeQuery } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import { AncestorsList } from './ancestors-list.tsx'
import classes from './own-family.module.css'
import { PedigreeFigures } from './pedigree-figures.tsx'
import { RemoveAncestorDialog } from './remove-ancestor-dialog.tsx'
import { RootBox } from './tree/family-box.tsx'
import { FamilyTree } from './tree/family-tree.tsx'

const AncestorDialog = lazyDialog(async () => (await import('./ancestor-dialog.tsx')).AncestorDialog)
const ParentDialog = lazyDialog(async () => (await import('./parent-dialog.tsx')).ParentDialog)

type Props = {
  animalId: number
  levels: number
  family: Family
  /** The animal's own page is elsewhere, so its box leads there. */
  isAway?: boolean
}

/** The tree of an own animal, what it tells, and the ancestors that have no place in it. */
export function OwnFamily({ animalId, levels, family, isAway = false }: Props) {
  const { data, error, refetch } = useQuery(pedigreeQuery(animalId))
  if (!data) {
    return error ? (
      <LoadFailure
        title={lineageTexts.failed}
        error={error}
        otherwise={lineageTexts.failedText}
        action={lineageTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    ) : (
      <FamilyOutline />
    )
  }
  return <LoadedFamily pedigree={data} levels={levels} family={family} isAway={isAway} />
}

type LoadedProps = { pedigree: Pedigree; levels: number; family: Family; isAway: boolean }

function LoadedFamily({ pedigree, levels, family, isAway }: LoadedProps) {
  const { animals } = pedigree
  const [root] = animals
  if (!root) return null
  const { view, viewer, viewPhotos, asked, ask, close } = family
  return (
    <>
      <FamilyTree
        root={root}
        animals={animals}
        levels={levels}
        view={view}
        rootBox={<RootBox relative={root} path={isAway ? view.pathOf(root) : null} />}
      />
      <PedigreeFigures pedigree={pedigree} />
      <AncestorsList
        animalId={root.id}
        onEdit={(ancestor) => ask({ what: 'ancestor', ancestor, relation: ancestor.relation })}
        onRemove={(ancestor) => ask({ what: 'remove', ancestor })}
        onViewPhotos={({ name, photos }) => viewPhotos({ name, addresses: photos })}
      />
      {viewer}
      {asked?.what === 'ancestor' && <AncestorDialog {...asked} animal={root} onClose={close} />}
      {asked?.what === 'parent' && <ParentDialog {...asked} onClose={close} />}
      <RemoveAncestorDialog ancestor={asked?.what === 'remove' ? asked.ancestor : null} onClose={close} />
    </>
  )
}

const outlines = ['a', 'b', 'c', 'd'] as const

/** The room of a tree that is still to come. */
export const FamilyOutline = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{lineageTexts.loading}</VisuallyHidden>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={58} card />
    ))}
  </div>
)
