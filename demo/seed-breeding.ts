import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import { suggestedIncubation } from '@clutchbook/domain/eggs/incubation.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import { recomputeYoung } from '../apps/server/src/features/collection/collection.service.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import type { DemoClutch, DemoProject } from './breeding/demo-project.ts'
import { demoProjects } from './breeding/seasons.ts'
import type { DatedAnimal } from './collection.ts'

/** What the demo's projects are made of: the keeper, their animals by name, and the day it is. */
export type DemoCollection = {
  readonly app: App
  readonly actor: Actor
  readonly animals: readonly DatedAnimal[]
  readonly ids: ReadonlyMap<string, number>
  readonly today: CivilDay
}

/** How long a pair was together before the first eggs. */
const pairedDays = 58

/** Adds the demo keeper's projects over two seasons, their eggs, and the links to what hatched. */
export async function seedBreeding(demo: DemoCollection): Promise<void> {
  for (const project of demoProjects) await addProject(demo, project)
  const { app, actor, today } = demo
  await app.services.eggs.create(actor, {
    eggNumber: 'R-1',
    layDate: addDays(today, -11),
    dueDate: addDays(today, 47),
    incubationDays: 58,
    temperature: 31.5,
    notes: 'From a friend, for the empty corner of the incubator.',
  })
}

function animalOf({ animals, ids }: DemoCollection, name: string): { animal: DatedAnimal; id: number } {
  const animal = animals.find((one) => one.name === name)
  const id = ids.get(name)
  if (!animal || id === undefined) throw new Error(`${name} breeds but isn't in the demo collection`)
  return { animal, id }
}

/** Adds a project with its eggs and the links to what hatched. */
export async function addProject(demo: DemoCollection, project: DemoProject): Promise<void> {
  const { app, actor, today } = demo
  const { name, status, code, notes, clutches = [], born = [] } = project
  const [male, female] = [animalOf(demo, project.male), animalOf(demo, project.female)]
  const { days } = suggestedIncubation(female.animal.species, project.tempC ?? null)
  const [first] = clutches
  const startDate = first
    ? addDays(layDateOf(demo, first, days), -pairedDays)
    : addDays(today, -(project.startedAgo ?? 0))
  const made = await app.services.breeding.create(actor, {
    name,
    status,
    startDate,
    maleId: male.id,
    femaleId: female.id,
    projectCode: code ?? null,
    notes: notes ?? null,
    expectedLayDate: project.layIn === undefined ? null : addDays(today, project.layIn),
    nextClutchDate: project.nextClutchIn === undefined ? null : addDays(today, project.nextClutchIn),
  })
  for (const clutch of clutches) await addClutch(demo, { ...project, id: made.id, days }, clutch)
  for (const child of born)
    await app.services.breeding.addOffspring(actor, made.id, { reptileId: animalOf(demo, child).id })
}

function layDateOf(demo: DemoCollection, { laid }: DemoClutch, days: number): CivilDay {
  if (typeof laid === 'number') return addDays(demo.today, -laid)
  return addDays(animalOf(demo, laid.hatchling).animal.dateOfBirth, -days)
}

/** What became of each egg of a clutch, in the order of their numbers; the first is the one with a known hatchling. */
function endsOf({ laid, ...counts }: DemoClutch): EggStatus[] {
  const { hatched = 0, incubating = 0, failed = 0, infertile = 0, slugged = 0 } = counts
  const known = typeof laid === 'number' ? 0 : 1
  const ends: [EggStatus, number][] = [
    ['Hatched', known + hatched],
    ['Incubating', incubating],
    ['Failed', failed],
    ['Infertile', infertile],
    ['Slugged', slugged],
  ]
  return ends.flatMap(([status, count]) => Array<EggStatus>(count).fill(status))
}

type Project = Pick<DemoProject, 'tempC' | 'humidity'> & { readonly id: number; readonly days: number }

async function addClutch(demo: DemoCollection, project: Project, clutch: DemoClutch): Promise<void> {
  const { app, actor } = demo
  const layDate = layDateOf(demo, clutch, project.days)
  const ends = endsOf(clutch)
  const eggs = await app.services.eggs.createClutch(actor, {
    breedingProjectId: project.id,
    layDate,
    count: ends.length,
    dueDate: addDays(layDate, project.days),
    incubationDays: project.days,
    temperature: project.tempC ?? null,
    humidity: project.humidity ?? null,
    notes: clutch.notes ?? null,
  })
  for (const [place, status] of ends.entries()) {
    const egg = eggs[place]
    if (!egg || status === 'Incubating') continue
    const isGood = status === 'Hatched'
    await app.services.eggs.change(
      actor,
      egg.id,
      { status, isViable: isGood, ...(isGood ? { hatchDate: addDays(layDate, project.days) } : {}) },
      null,
    )
  }
  const [first] = eggs
  if (typeof clutch.laid === 'object' && first) {
    const { id: reptileId, animal } = animalOf(demo, clutch.laid.hatchling)
    await app.db.transaction().execute(async (tx) => {
      await app.services.lineage.linkHatchling(tx, actor, {
        reptileId,
        breedingProjectId: project.id,
        eggId: first.id,
        clutchId: first.clutchId,
        hatchDate: animal.dateOfBirth,
      })
      await recomputeYoung(tx, actor.keeperId, [reptileId])
    })
  }
}
