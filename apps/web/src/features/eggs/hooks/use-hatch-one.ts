import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import type { EggChangeBody } from '../eggs.queries.ts'
import { projectQuery, useChangeEgg } from '../eggs.queries.ts'
import { eggTexts } from '../eggs.texts.ts'
import { hatchTexts as texts } from '../hatch.texts.ts'
import { hatchPrefill } from '../hatch-prefill.ts'
import { useTellChanged } from './use-take-back.ts'

/** One egg that hatches, and what else is changed of it in the same save. */
type Hatch = { egg: ListedEgg; changes?: EggChangeBody; createsProfile: boolean }

/** Says why an egg was not marked as hatched. */
export const tellHatchRefused = (error: unknown): void =>
  showFailure(error, texts.failed, texts.nothingChanged)

/** Hatching one egg: it is marked, and the form of its animal opens where that is wished (EGG-32 to EGG-35). */
export function useHatchOne() {
  const [isBusy, setBusy] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const change = useChangeEgg()
  const router = useRouter()
  const tellChanged = useTellChanged()
  const today = useToday()
  const { name } = useCurrentUser()

  const findProject = async (id: number | null | undefined): Promise<Project | null> =>
    id === null || id === undefined ? null : cache.fetchQuery({ ...projectQuery(id), staleTime: 0 })

  const openForm = (egg: ListedEgg, project: Project | null, hatchDate: string): Promise<void> =>
    navigate({ to: '/animals/add', search: hatchPrefill({ egg, hatchDate, project, producedBy: name }) })

  /** Marks the egg as hatched. Throws what refused it; then nothing was changed. */
  const hatch = async ({ egg, changes = {}, createsProfile }: Hatch): Promise<void> => {
    setBusy(true)
    try {
      const projectId =
        changes.breedingProjectId === undefined ? egg.breedingProjectId : changes.breedingProjectId
      // Asked before the egg is marked, so that a failure leaves everything as it was.
      const project = createsProfile ? await findProject(projectId) : null
      const hatchDate = changes.hatchDate || egg.hatchDate || today()
      const changed = await change.mutateAsync({ egg, body: { ...changes, status: 'Hatched', hatchDate } })
      const whole = [{ before: egg, after: changed }]
      if (createsProfile) {
        await openForm({ ...egg, ...changed }, project, hatchDate)
        const form = router.state.location.href
        // Without its hatch the form of the animal has nothing to be of.
        tellChanged(texts.marked(eggTexts.eggName(changed.eggNumber)), whole, {}, () => {
          if (router.state.location.href === form) router.history.back()
        })
      } else tellChanged(texts.noProfile, whole)
    } finally {
      setBusy(false)
    }
  }

  /** Opens the form of the animal of an egg that hatched before. */
  const createProfile = async (egg: ListedEgg): Promise<void> => {
    try {
      await openForm(egg, await findProject(egg.breedingProjectId), egg.hatchDate ?? today())
    } catch (error) {
      showFailure(error, texts.failed, texts.profileFailed)
    }
  }

  return { hatch, createProfile, isBusy }
}
