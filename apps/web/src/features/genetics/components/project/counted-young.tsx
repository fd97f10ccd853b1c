import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { AddButton } from '../../../../shared/ui/add-button.tsx'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import type { GenesProject } from '../../genes-project.ts'
import { type ProjectYoung, projectYoungQuery } from '../../project-genes.queries.ts'
import { projectGenesTexts } from '../../project-genes.texts.ts'
import classes from './project-genes.module.css'

const texts = projectGenesTexts.young

const loadForm = async () => (await import('./young-dialog.tsx')).YoungDialog
const YoungDialog = lazyDialog(loadForm)

type Props = {
  project: GenesProject
  /** Without known genes no look can be counted; what was counted before can be seen and taken out. */
  hasGenes: boolean
}

/** The young of a project that are kept as no animals, by their looks (GEN-42). */
export function CountedYoung({ project, hasGenes }: Props) {
  const { data, error, refetch } = useQuery(projectYoungQuery(project.id))
  const [isOpen, setOpen] = useState(false)
  const isCounted = data !== undefined && data.young.length > 0
  if (!hasGenes && !isCounted) return null
  const open = () => setOpen(true)
  return (
    <SectionCard
      title={texts.title}
      aside={
        isCounted ? (
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            {...warmedBy(loadForm)}
            onClick={open}
          >
            {texts.edit}
          </Button>
        ) : (
          data && <AddButton label={texts.count} load={loadForm} onClick={open} />
        )
      }
    >
      {data ? (
        <YoungRows young={data.young} />
      ) : error ? (
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={projectGenesTexts.odds.failedText}
          action={projectGenesTexts.odds.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy aria-label={texts.loading} role="status">
          <Skeleton height={48} />
        </div>
      )}
      {data && isOpen && <YoungDialog project={project} counted={data} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}

function YoungRows({ young }: Pick<ProjectYoung, 'young'>) {
  if (young.length === 0)
    return (
      <>
        <p>{texts.none}</p>
        <p className={classes.quiet}>{texts.hint}</p>
      </>
    )
  return (
    <ul className={classes.rows} aria-label={texts.rows}>
      {withKeys(young).map(({ key, count, text, name }) => (
        <li key={key}>
          {texts.row(count, text)}
          {name === null && <span className={classes.quiet}>{texts.unread}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Two rows may say the same. */
const withKeys = (young: ProjectYoung['young']) => young.map((row, key) => ({ ...row, key }))
