import { searchForm } from '../kernel/text-order.ts'

type Searched = {
  readonly name: string
  readonly projectCode: string | null
  readonly status: string
  readonly maleName: string | null
  readonly femaleName: string | null
}

/** What a project is found by itself; the names of its animals as they are now come on top. */
export const projectSearchText = ({ name, projectCode, status, maleName, femaleName }: Searched): string =>
  searchForm([name, projectCode ?? '', status, maleName ?? '', femaleName ?? ''].join('\n'))
