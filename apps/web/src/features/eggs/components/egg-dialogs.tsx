import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { lazy, type ReactNode, Suspense } from 'react'
import { useDrawn } from '../../../shared/ui/use-drawn.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import type { Asked } from '../hooks/use-egg-acts.ts'
import { useHatchOne } from '../hooks/use-hatch-one.ts'
import { loadEggForm, loadHatchForm } from '../load-dialogs.ts'
import { AttachEggDialog } from './attach-egg-dialog.tsx'
import { DeleteEggDialog } from './delete-egg-dialog.tsx'
import { HatchDialog } from './hatch-dialog.tsx'

const EggFormDialog = lazy(async () => ({ default: (await loadEggForm()).EggFormDialog }))
const HatchEggsDialog = lazy(async () => ({ default: (await loadHatchForm()).HatchEggsDialog }))

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
      <Suspense>
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
      </Suspense>
      {asked?.what === 'delete' && (
        <Drawn>
          {(opened) => (
            <DeleteEggDialog egg={asked.egg} opened={opened} failed={removeFailed} onClose={onClose} />
          )}
        </Drawn>
      )}
      {asked?.what === 'hatch' && (
        <Drawn>{(opened) => <AskedHatch egg={asked.egg} opened={opened} onClose={onClose} />}</Drawn>
      )}
      {asked?.what === 'attach' && projectId !== null && (
        <Drawn>
          {(opened) => <AttachEggDialog projectId={projectId} opened={opened} onClose={onClose} />}
        </Drawn>
      )}
    </>
  )
}

/** A dialog that is drawn shut first, so that it gives the focus back when it closes. */
const Drawn = ({ children }: { children: (opened: boolean) => ReactNode }) => children(useDrawn(true))

type AskedHatchProps = { egg: ListedEgg; opened: boolean; onClose: () => void }

/** The confirmation for an egg that was marked as hatched in a list. */
function AskedHatch({ egg, opened, onClose }: AskedHatchProps) {
  const today = useToday()
  const { hatch, isBusy } = useHatchOne()
  const confirm = async (createsProfile: boolean): Promise<void> => {
    try {
      await hatch({ egg, createsProfile })
      onClose()
    } catch {
      // It was told; the dialog stays for another try.
    }
  }
  return (
    <HatchDialog
      eggNumber={egg.eggNumber}
      hatchDate={egg.hatchDate ?? today()}
      opened={opened}
      busy={isBusy}
      onContinue={(createsProfile) => void confirm(createsProfile)}
      onClose={onClose}
    />
  )
}
