export { AnimalFilters } from '../components/animal-filters.tsx'
export { ListEnd } from '../components/list-end.tsx'
export { useListFilters } from '../hooks/use-list-filters.ts'
