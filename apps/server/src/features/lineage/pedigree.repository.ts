import { type RawBuilder, sql } from 'kysely'
import type { AnimalTable } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'

/** An animal of a pedigree as it is stored. */
export type PedigreeRow = Pick<
  AnimalTable,
  | 'name'
  | 'species'
  | 'morph'
  | 'sex'
  | 'dateOfBirth'
  | 'producedBy'
  | 'profileMediaId'
  | 'fatherId'
  | 'motherId'
  | 'fatherName'
  | 'fatherMorph'
  | 'fatherSource'
  | 'fatherProducedBy'
  | 'motherName'
  | 'motherMorph'
  | 'motherSource'
  | 'motherProducedBy'
> & {
  id: number
  /** Whether its clutch is one without a father; null without a clutch. */
  isParthenogenetic: boolean | number | null
}

const columns = [
  'id',
  'name',
  'species',
  'morph',
  'sex',
  'dateOfBirth',
  'producedBy',
  'profileMediaId',
  'fatherId',
  'motherId',
  'fatherName',
  'fatherMorph',
  'fatherSource',
  'fatherProducedBy',
  'motherName',
  'motherMorph',
  'motherSource',
  'motherProducedBy',
] as const satisfies readonly Exclude<keyof PedigreeRow, 'isParthenogenetic'>[]

/** Put together once, because it is the same for every question. */
const named: RawBuilder<unknown> = sql.join(columns.map((column) => sql.ref(`animal.${column}`)))

/** The two parents that a record names, one row each. */
const sides = sql`(select 'father' as parent union all select 'mother') as side`
const parentOfSide = sql`case side.parent when 'father' then animal."fatherId" else animal."motherId" end`

/**
 * An own animal and everyone it descends from by the parents that records name, each once and in no order. One query
 * however deep: each round looks up the parents of the last one by their numbers.
 */
export async function listPedigree(db: Db, keeperId: number, id: number): Promise<PedigreeRow[]> {
  const { rows } = await sql<PedigreeRow>`
    with recursive line(id) as (
      select cast(${id} as bigint)
      union
      select ${parentOfSide}
      from line
      join animal on animal.id = line.id and animal."keeperId" = ${keeperId}
      cross join ${sides}
    )
    select ${named}, clutch."isParthenogenetic"
    from line
    join animal on animal.id = line.id and animal."keeperId" = ${keeperId}
    left join clutch on clutch.id = animal."clutchId" and clutch."keeperId" = ${keeperId}
  `.execute(db)
  return rows
}

/** The ways up from an animal: by its record, by links to a parent, and by links to a project, whose pair are its parents. */
const descents = sql`(select 'father' as parent union all select 'mother' union all select 'linked'
  union all select 'sire' union all select 'dam') as side`

/** The numbers of an animal and of all it descends from. However deep, an animal that is met twice is followed once. */
const lineAbove = (keeperId: number, id: number) => sql`
  with recursive line(id) as (
    select cast(${id} as bigint)
    union
    select case side.parent when 'linked' then offspring."parentId"
      when 'sire' then pair."maleId" when 'dam' then pair."femaleId" else ${parentOfSide} end
    from line
    join animal on animal.id = line.id and animal."keeperId" = ${keeperId}
    cross join ${descents}
    left join offspring on side.parent in ('linked', 'sire', 'dam')
      and offspring."keeperId" = ${keeperId} and offspring."reptileId" = line.id
    left join "breedingProject" as pair on side.parent in ('sire', 'dam')
      and pair."keeperId" = ${keeperId} and pair.id = offspring."breedingProjectId"
  )`

/** Whether `ancestorId` stands anywhere above `id`, or is the same: by the parents that records name, or by links. */
export async function isAncestor(db: Db, keeperId: number, ancestorId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    ${lineAbove(keeperId, id)} select id from line where id = ${ancestorId} limit 1
  `.execute(db)
  return rows.length > 0
}

/** Whether an animal is offspring of a project, or descends from any. */
export async function comesFromProject(
  db: Db,
  keeperId: number,
  id: number,
  projectId: number,
): Promise<boolean> {
  const { rows } = await sql`
    ${lineAbove(keeperId, id)}
    select line.id from line
    join offspring on offspring."keeperId" = ${keeperId} and offspring."breedingProjectId" = ${projectId}
      and offspring."reptileId" = line.id
    limit 1
  `.execute(db)
  return rows.length > 0
}
