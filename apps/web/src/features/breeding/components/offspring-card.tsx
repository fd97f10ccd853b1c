import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../../../shared/ui/add-button.tsx'
import { CardPages } from '../../../shared/ui/card-pages.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { offspringQuery } from '../offspring.queries.ts'
import { offspringTexts as texts } from '../offspring.texts.ts'
import classes from './offspring-card.module.css'
import { OffspringLine, type ShownLink } from './offspring-line.tsx'
import { RemoveOffspringDialog } from './remove-offspring-dialog.tsx'

/** The picker weighs more than the card. */
const loadDialog = () => import('./add-offspring-dialog.tsx')
const AddOffspringDialog = lazyDialog(async () => (await loadDialog()).AddOffspringDialog)

/** The animals that came of a project, with links to add and remove (BRD-29). */
export function OffspringCard({ project }: { project: Project }) {
  const [isAdding, setAdding] = useState(false)
  const pages = useInfiniteQuery(offspringQuery(project.id))
  const [leaving, setLeaving] = useState<ShownLink | null>(null)
  return (
    <SectionCard
      title={texts.title}
      aside={<AddButton label={texts.add} load={loadDialog} onClick={() => setAdding(true)} />}
    >
      <CardPages pages={pages} texts={texts} outline={<Outline />} empty={<Empty />}>
        {(links) => (
          <ul className={classes.list}>
            {links.map((link) => (
              <OffspringLine key={link.id} link={link} onRemove={setLeaving} />
            ))}
          </ul>
        )}
      </CardPages>
      {isAdding && <AddOffspringDialog project={project} onClose={() => setAdding(false)} />}
      <RemoveOffspringDialog projectId={project.id} link={leaving} onClose={() => setLeaving(null)} />
    </SectionCard>
  )
}

const Empty = () => (
  <>
    <p>{texts.empty}</p>
    <p className={classes.hint}>{texts.emptyHint}</p>
  </>
)

const Outline = () => (
  <div className={classes.outline}>
    <Skeleton height={48} />
    <Skeleton height={48} />
  </div>
)
