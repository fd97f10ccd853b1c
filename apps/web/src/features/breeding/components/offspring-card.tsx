import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { offspringQuery } from '../offspring.queries.ts'
import { offspringTexts as texts } from '../offspring.texts.ts'
import classes from './offspring-card.module.css'
import { OffspringLine, type ShownLink } from './offspring-line.tsx'
import { RemoveOffspringDialog } from './remove-offspring-dialog.tsx'

/** The picker weighs more than the card. */
const loadDialog = () => import('./add-offspring-dialog.tsx')
const AddOffspringDialog = lazy(async () => ({ default: (await loadDialog()).AddOffspringDialog }))

/** The animals that came of a project, with links to add and remove (BRD-29). */
export function OffspringCard({ project }: { project: Project }) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<ShownLink | null>(null)
  const warm = () => void loadDialog()
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      }
    >
      <Links projectId={project.id} onRemove={setLeaving} />
      <Suspense>
        {isAdding && <AddOffspringDialog project={project} onClose={() => setAdding(false)} />}
      </Suspense>
      <RemoveOffspringDialog projectId={project.id} link={leaving} onClose={() => setLeaving(null)} />
    </SectionCard>
  )
}

type LinksProps = { projectId: number; onRemove: (link: ShownLink) => void }

function Links({ projectId, onRemove }: LinksProps) {
  const pages = useInfiniteQuery(offspringQuery(projectId))
  const links = pages.data?.pages.flatMap(({ items }) => items)
  if (!links) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Loading />
    )
  }
  if (links.length === 0) return <Empty />
  return (
    <>
      <ul className={classes.list}>
        {links.map((link) => (
          <OffspringLine key={link.id} link={link} onRemove={onRemove} />
        ))}
      </ul>
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </>
  )
}

const Empty = () => (
  <>
    <p>{texts.empty}</p>
    <p className={classes.hint}>{texts.emptyHint}</p>
  </>
)

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={48} />
    <Skeleton height={48} />
  </div>
)
