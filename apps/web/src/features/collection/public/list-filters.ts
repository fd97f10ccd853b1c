export { isNarrowed, listQueryOf, readFilters } from '../list-filters.ts'
