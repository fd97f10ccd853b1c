import { inPortions } from '@clutchbook/domain/kernel/portions'

/** Reads rows by values that are too many for one statement, or answers those it stores, some at a time and in their order. */
export async function readPortions<Value, Row>(
  values: readonly Value[],
  size: number,
  read: (portion: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const portion of inPortions(values, size)) rows.push(...(await read(portion)))
  return rows
}
