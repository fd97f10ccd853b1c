import type { ClutchOfYoung } from '@clutchbook/domain/genetics/family-word.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { sql } from 'kysely'
import type { AnimalTable } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'

/** An animal of a family: its parents, and its genes where they are kept. */
type MemberRow = Pick<AnimalTable, 'species' | 'sex' | 'fatherId' | 'motherId' | 'dateOfBirth'> & {
  readonly id: number
  /** Null of an animal that is not kept. */
  readonly entries: string | null
}

/** The ways from an animal to its next of kin: to its parents, and to the children of which it is the father or mother. */
const ways = sql`select 'father' as way union all select 'mother' union all select 'sired' union all select 'borne'`

/** And to whom it is paired with in a project on which young are counted. */
const waysWithCounted = sql`${ways} union all select 'sire' union all select 'dam'`

const isCountedOn = (project: string, keeperId: number) => sql`exists (select 1 from "countedYoung"
  where "countedYoung"."keeperId" = ${keeperId} and "countedYoung"."breedingProjectId" = ${sql.ref(`${project}.id`)})`

/**
 * An own animal and all that are linked to it by parents that records name, or by young that were counted on their pair
 * where there are any, up, down and across, each once and in no order. One query however large the family: each round looks
 * up the next of kin of the last one by their numbers.
 */
export async function listMembers(
  db: Db,
  keeperId: number,
  id: number,
  { hasCounted }: { readonly hasCounted: boolean },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    with recursive kin(id) as (
      select cast(${id} as bigint)
      union
      select case side.way when 'father' then animal."fatherId" when 'mother' then animal."motherId"
        when 'sired' then sired.id when 'borne' then borne.id
        when 'sire' then "asSire"."femaleId" else "asDam"."maleId" end
      from kin
      cross join (${hasCounted ? waysWithCounted : ways}) as side
      left join animal on side.way in ('father', 'mother')
        and animal.id = kin.id and animal."keeperId" = ${keeperId}
      left join animal as sired on side.way = 'sired'
        and sired."keeperId" = ${keeperId} and sired."fatherId" = kin.id
      left join animal as borne on side.way = 'borne'
        and borne."keeperId" = ${keeperId} and borne."motherId" = kin.id
      left join "breedingProject" as "asSire" on side.way = 'sire' and "asSire"."keeperId" = ${keeperId}
        and "asSire"."maleId" = kin.id and ${isCountedOn('asSire', keeperId)}
      left join "breedingProject" as "asDam" on side.way = 'dam' and "asDam"."keeperId" = ${keeperId}
        and "asDam"."femaleId" = kin.id and ${isCountedOn('asDam', keeperId)}
    )
    select animal.id, animal.species, animal.sex, animal."fatherId", animal."motherId", animal."dateOfBirth",
      genotype.entries
    from kin
    join animal on animal.id = kin.id and animal."keeperId" = ${keeperId}
    left join genotype on genotype."keeperId" = ${keeperId} and genotype."animalId" = animal.id
  `.execute(db)
  return rows
}

type ClutchRow = ClutchOfYoung & { readonly reptileId: number }

/** How many numbers one question carries. */
const atOnce = 500

/** The clutches and projects that animals are offspring of, where links tell any; of several the first. */
export async function listClutches(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<Map<number, ClutchRow>> {
  const clutches = new Map<number, ClutchRow>()
  for (const portion of inPortions(ids, atOnce)) {
    const rows = await db
      .selectFrom('offspring')
      .leftJoin('breedingProject', (join) =>
        join
          .onRef('breedingProject.keeperId', '=', 'offspring.keeperId')
          .onRef('breedingProject.id', '=', 'offspring.breedingProjectId'),
      )
      .leftJoin('clutch', (join) =>
        join
          .onRef('clutch.keeperId', '=', 'offspring.keeperId')
          .onRef('clutch.id', '=', 'offspring.clutchId'),
      )
      .select(['clutch.code as clutchCode', 'offspring.reptileId'])
      .select(['breedingProject.id as breedingProjectId', 'breedingProject.projectCode'])
      .where('offspring.keeperId', '=', keeperId)
      .where('offspring.reptileId', 'in', portion)
      .where((eb) => eb.or([eb('clutch.id', 'is not', null), eb('breedingProject.id', 'is not', null)]))
      .orderBy('offspring.id')
      .execute()
    for (const row of rows) if (!clutches.has(row.reptileId)) clutches.set(row.reptileId, row)
  }
  return clutches
}
