import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownDay } from '../../../shared/day-format.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { looseEggsQuery, useChangeEgg } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import { useMoveBack } from '../hooks/use-move-back.ts'
import { tellAdded } from '../tell-eggs.ts'
import classes from './attach-egg-dialog.module.css'
import { EggPicture } from './egg-picture.tsx'

type Props = { projectId: number; onClose: () => void }

/** Puts an egg that belongs to no project into this one (EGG-11, EGG-39). */
export const AttachEggDialog = ({ projectId, onClose }: Props) => (
  <Dialog sends="PATCH /api/eggs/{id}" onClose={onClose} title={texts.attachTitle}>
    <p className={classes.text}>{texts.attachText}</p>
    <LooseEggs projectId={projectId} onAttached={onClose} />
  </Dialog>
)

function LooseEggs({ projectId, onAttached }: { projectId: number; onAttached: () => void }) {
  const { data: eggs, error, refetch } = useQuery(looseEggsQuery)
  const change = useChangeEgg()
  const moveBack = useMoveBack()
  const attach = async (egg: ListedEgg): Promise<void> => {
    try {
      const attached = await change.mutateAsync({ egg, body: { breedingProjectId: projectId } })
      tellAdded(texts.attached, [attached], moveBack)
      onAttached()
    } catch (failure) {
      showFailure(failure, texts.changeFailed, texts.unknownError)
    }
  }
  if (!eggs)
    return error ? (
      <LoadFailure
        title={texts.failed}
        error={error}
        otherwise={texts.unknownError}
        action={texts.tryAgain}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={52} />
    )
  if (eggs.length === 0) return <p>{texts.attachEmpty}</p>
  return (
    <ul className={classes.list}>
      {eggs.map((egg) => (
        <li key={egg.id} className={classes.egg}>
          <EggPicture egg={egg} size={30} told />
          <span className={classes.words}>
            <strong>{texts.eggName(egg.eggNumber)}</strong>
            <span className={classes.detail}>
              {texts.laidOn(shownDay(egg.layDate))}
              {egg.projectName && ` · ${texts.fromProject(egg.projectName)}`}
            </span>
          </span>
          <Button
            variant="default"
            aria-label={texts.attachOne(egg.eggNumber)}
            disabled={change.isPending}
            onClick={() => void attach(egg)}
          >
            {texts.attachHere}
          </Button>
        </li>
      ))}
    </ul>
  )
}
