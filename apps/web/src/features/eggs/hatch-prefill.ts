import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { hatchTexts } from './hatch.texts.ts'

/** What an egg tells the form of a new animal, by way of its address (EGG-33, COL-84). */
export type HatchPrefill = {
  fromEgg: true
  eggId: number
  source: string
  hatchDate: CivilDay
  eggNumber?: string
  species?: string
  producedBy?: string
  fatherName?: string
  motherName?: string
  fatherMorph?: string
  motherMorph?: string
  fatherId?: number
  motherId?: number
}

type Known = {
  egg: Pick<Egg, 'id' | 'eggNumber'>
  hatchDate: CivilDay
  /** The project of the egg, where it has one. */
  project: Pick<
    Project,
    'species' | 'maleId' | 'femaleId' | 'maleName' | 'femaleName' | 'maleMorph' | 'femaleMorph'
  > | null
  /** Who bred it: the keeper. */
  producedBy: string | null
}

/** The filled-in form of a hatchling; the parents come by name, and by id where they are animals of the collection (EGG-Q08). */
export function hatchPrefill({ egg, hatchDate, project, producedBy }: Known): HatchPrefill {
  const told = {
    eggNumber: egg.eggNumber || null,
    species: project?.species,
    producedBy: producedBy?.trim() || null,
    fatherName: project?.maleName,
    motherName: project?.femaleName,
    fatherMorph: project?.maleMorph,
    motherMorph: project?.femaleMorph,
    fatherId: project?.maleId,
    motherId: project?.femaleId,
  }
  const known = Object.fromEntries(
    Object.entries(told).filter(([, value]) => value !== null && value !== undefined),
  )
  return { fromEgg: true, eggId: egg.id, source: hatchTexts.source, hatchDate, ...known }
}
