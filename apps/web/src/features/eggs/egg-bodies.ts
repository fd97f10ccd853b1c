import { parseAmount } from '@clutchbook/domain/kernel/amount'
import { typedCount } from './egg-form-problems.ts'
import type { EggFormValues } from './egg-form-values.ts'
import { typedDays } from './egg-form-values.ts'
import type { ClutchBody, NewEggBody } from './eggs.queries.ts'

const incubationOf = (values: EggFormValues) => ({
  layDate: values.layDate ?? '',
  dueDate: values.dueDate,
  incubationDays: typedDays(values.incubationDays),
  temperature: parseAmount(values.temperature.trim()),
  temperatureUnit: values.temperatureUnit,
  humidity: parseAmount(values.humidity.trim()),
  isViable: values.isViable,
  notes: values.notes,
})

/** What is sent for one egg, new or changed (EGG-12). */
export const eggBodyOf = (values: EggFormValues): NewEggBody => ({
  ...incubationOf(values),
  breedingProjectId: values.breedingProjectId,
  eggNumber: values.eggNumber,
  hatchDate: values.hatchDate,
  status: values.status,
})

/** What is sent for an egg that is there: also where it lies, and what it weighs (CLU-06). */
export const eggChangeOf = (values: EggFormValues): NewEggBody => ({
  ...eggBodyOf(values),
  ...{ boxId: values.boxId, position: values.position, isTopMarked: values.isTopMarked },
  massGrams: parseAmount(values.massGrams.trim()),
})

/** What is sent for a whole clutch. */
export const clutchBodyOf = (values: EggFormValues, projectId: number): ClutchBody => ({
  ...incubationOf(values),
  breedingProjectId: projectId,
  count: typedCount(values.count) ?? 0,
  firstNumber: values.eggNumber,
})
