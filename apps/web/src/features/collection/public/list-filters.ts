export { isNarrowed, type ListFilters, listQueryOf, readFilters, withFilter } from '../list-filters.ts'
