import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useState } from 'react'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useChangeEggs } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import { besideFormer } from '../taking-back.ts'
import { useHatchOne } from './use-hatch-one.ts'
import { useTellChanged } from './use-take-back.ts'

/** What is being asked in a dialog. */
export type Asked =
  | { what: 'add' | 'clutch' | 'attach' }
  | { what: 'edit' | 'delete' | 'hatch'; egg: ListedEgg }
  | { what: 'hatchSeveral'; eggs: readonly ListedEgg[] }

/** What can be done to the eggs of a list. */
export type EggActs = {
  edit: (egg: ListedEgg) => void
  remove: (egg: ListedEgg) => void
  /** Gives eggs another status. Hatching asks first, for an animal may come of it (EGG-31). */
  mark: (eggs: readonly ListedEgg[], status: EggStatus) => void
  createProfile: (egg: ListedEgg) => void
}

/** The acts on a list of eggs, and the dialog that one of them has opened. */
export function useEggActs() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = useChangeEggs()
  const tellChanged = useTellChanged()
  const { createProfile } = useHatchOne()

  const changeStatus = async (eggs: readonly ListedEgg[], status: EggStatus): Promise<void> => {
    try {
      const done = await change.mutateAsync({ eggs, bodyOf: () => ({ status }) })
      const changed = besideFormer(eggs, done)
      if (done.length < eggs.length)
        tellChanged(texts.changeFailed, changed, {
          text: texts.someFailed(done.length, eggs.length),
          failure: true,
        })
      else tellChanged(texts.changed, changed, { text: texts.marked(done.length, status) })
    } catch (error) {
      showFailure(error, texts.changeFailed, texts.unknownError)
    }
  }

  const hatch = (eggs: readonly ListedEgg[]): void => {
    const [egg] = eggs
    if (egg) setAsked(eggs.length === 1 ? { what: 'hatch', egg } : { what: 'hatchSeveral', eggs })
  }

  const acts: EggActs = {
    edit: (egg) => setAsked({ what: 'edit', egg }),
    remove: (egg) => setAsked({ what: 'delete', egg }),
    mark: (eggs, status) => {
      if (status === 'Hatched') hatch(eggs)
      else void changeStatus(eggs, status)
    },
    createProfile: (egg) => void createProfile(egg),
  }
  return { asked, ask: setAsked, close: () => setAsked(null), acts, isMarking: change.isPending }
}
