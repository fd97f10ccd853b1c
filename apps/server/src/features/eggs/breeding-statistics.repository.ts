import type { Db } from '../../platform/database/database.ts'

/** How many eggs of each status each of a keeper's projects has, the newest project first; null stands for no project. */
export const countEggs = (db: Db, keeperId: number) =>
  db
    .selectFrom('egg')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.keeperId', '=', 'egg.keeperId').onRef('project.id', '=', 'egg.breedingProjectId'),
    )
    .select((eb) => [
      'project.id as projectId',
      'project.name',
      'egg.status',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('egg.keeperId', '=', keeperId)
    .groupBy(['project.id', 'project.name', 'egg.status'])
    .orderBy('project.id', 'desc')
    .execute()

export type EggCount = Awaited<ReturnType<typeof countEggs>>[number]
