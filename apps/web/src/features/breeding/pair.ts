import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { breedingTexts } from './breeding.texts.ts'

/** One of the two animals of a project. `id` is null once it was deleted; its name and morph are kept. */
export type Partner = {
  sex: 'Male' | 'Female'
  id: number | null
  name: string
  morph: string | null
  photo: string | null
  /** What the scales that stand for a missing photo are drawn from. */
  seed: number
}

/** The pair of a project, the male first. */
export const pairOf = (project: Project): readonly [Partner, Partner] => [
  {
    sex: 'Male',
    id: project.maleId,
    name: project.maleName ?? breedingTexts.unnamed,
    morph: project.maleMorph,
    photo: project.malePhoto,
    seed: project.maleId ?? project.id,
  },
  {
    sex: 'Female',
    id: project.femaleId,
    name: project.femaleName ?? breedingTexts.unnamed,
    morph: project.femaleMorph,
    photo: project.femalePhoto,
    seed: project.femaleId ?? project.id + 1,
  },
]
