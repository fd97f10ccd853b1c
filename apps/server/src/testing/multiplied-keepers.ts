import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Numbers of one copy are apart from those of the next by more than one keeper has rows. */
const apart = 100_000

/** The table whose one row is of the installation, not of a keeper. */
const ofTheInstallation = 'installation'

type Copy = {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns that hold numbers of rows, which differ from copy to copy. */
  readonly numbers: ReadonlySet<string>
  /** Columns of words that no two rows may share. */
  readonly unique: ReadonlySet<string>
}

/** Copies all rows of an SQLite database with one keeper until there are so many keepers, each with the same records. */
export async function multiplyKeeper(db: Db, keepers: number): Promise<void> {
  const copies: Copy[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name === ofTheInstallation) continue
    copies.push(
      await describe(
        db,
        name,
        columns.map((column) => column.name),
      ),
    )
  }
  // References are whole again once all tables are copied.
  await sql`pragma foreign_keys = off`.execute(db)
  await db.transaction().execute(async (tx) => {
    for (const { name } of copies)
      await sql`create temp table ${sql.table(`one_${name}`)} as select * from main.${sql.table(name)}`.execute(
        tx,
      )
    for (let copy = 1; copy < keepers; copy += 1) for (const one of copies) await copyRows(tx, one, copy)
  })
  await sql`pragma foreign_keys = on`.execute(db)
}

async function describe(db: Db, name: string, columns: readonly string[]): Promise<Copy> {
  const { rows: links } = await sql<{
    from: string
  }>`select "from" from pragma_foreign_key_list(${name})`.execute(db)
  const numbers = new Set(links.map(({ from }) => from))
  const { rows: indexes } = await sql<{ name: string }>`
    select name from pragma_index_list(${name}) where "unique" = 1`.execute(db)
  const { rows: ids } = await sql<{ name: string }>`
    select name from pragma_table_info(${name}) where pk > 0 and type = 'INTEGER'`.execute(db)
  for (const { name: id } of ids) if (id === 'id') numbers.add(id)
  const unique = new Set<string>()
  for (const index of indexes) {
    const { rows } = await sql<{ name: string }>`select name from pragma_index_info(${index.name})`.execute(
      db,
    )
    if (!rows.some((column) => numbers.has(column.name))) for (const column of rows) unique.add(column.name)
  }
  return { name, columns, numbers, unique }
}

async function copyRows(db: Db, { name, columns, numbers, unique }: Copy, copy: number): Promise<void> {
  const values = columns.map((column) => {
    if (numbers.has(column)) return sql`${sql.ref(column)} + ${sql.lit(copy * apart)}`
    // Names keep their length, for indexes weigh what is in them.
    if (unique.has(column))
      return sql`${sql.lit(String(copy).padStart(5, '0'))} || substr(${sql.ref(column)}, 6)`
    return sql.ref(column)
  })
  await sql`
    insert into main.${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from temp.${sql.table(`one_${name}`)}`.execute(db)
}
