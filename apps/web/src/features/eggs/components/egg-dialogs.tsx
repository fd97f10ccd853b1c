import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import type { Asked } from '../hooks/use-egg-acts.ts'
import { tellHatchRefused, useHatchOne } from '../hooks/use-hatch-one.ts'
import { loadEggForm, loadHatchForm } from '../load-dialogs.ts'
import { AttachEggDialog } from './attach-egg-dialog.tsx'
import { DeleteEggDialog } from './delete-egg-dialog.tsx'
import { HatchDialog } from './hatch-dialog.tsx'

const EggFormDialog = lazyDialog(async () => (await loadEggForm()).EggFormDialog)
const HatchEggsDialog = lazyDialog(async () => (await loadHatchForm()).HatchEggsDialog)

/** Where the eggs are shown: on the page of a project, or in the incubator. */
export type EggPlace = {
  projectId: number | null
  clutchSize: number | null
  /** The title of a delete that failed. */
  removeFailed: string
}

type Props = EggPlace & { asked: Asked | null; onClose: () => void }

/** The dialog that an act on eggs has opened. */
export function EggDialogs({ asked, onClose, projectId, clutchSize, removeFailed }: Props) {
  return (
    <>
      {(asked?.what === 'add' || asked?.what === 'clutch') && (
        <EggFormDialog
          kind={asked.what === 'add' ? 'egg' : 'clutch'}
          egg={null}
          projectId={projectId}
          clutchSize={clutchSize}
          choosesProject={projectId === null}
          onClose={onClose}
        />
      )}
      {asked?.what === 'edit' && (
        <EggFormDialog
          kind="edit"
          egg={asked.egg}
          projectId={projectId}
          clutchSize={clutchSize}
          choosesProject={projectId === null}
          onClose={onClose}
        />
      )}
      {asked?.what === 'hatchSeveral' && <HatchEggsDialog eggs={asked.eggs} onClose={onClose} />}
      {asked?.what === 'delete' && (
        <DeleteEggDialog egg={asked.egg} failed={removeFailed} onClose={onClose} />
      )}
      {asked?.what === 'hatch' && <AskedHatch egg={asked.egg} onClose={onClose} />}
      {asked?.what === 'attach' && projectId !== null && (
        <AttachEggDialog projectId={projectId} onClose={onClose} />
      )}
    </>
  )
}

type AskedHatchProps = { egg: ListedEgg; onClose: () => void }

/** The confirmation for an egg that was marked as hatched in a list. */
function AskedHatch({ egg, onClose }: AskedHatchProps) {
  const today = useToday()
  const { hatch, isBusy } = useHatchOne()
  const confirm = async (createsProfile: boolean): Promise<void> => {
    try {
      await hatch({ egg, createsProfile })
      onClose()
    } catch (error) {
      // The dialog stays for another try.
      tellHatchRefused(error)
    }
  }
  return (
    <HatchDialog
      eggNumber={egg.eggNumber}
      hatchDate={egg.hatchDate ?? today()}
      opened
      busy={isBusy}
      onContinue={(createsProfile) => void confirm(createsProfile)}
      onClose={onClose}
    />
  )
}
