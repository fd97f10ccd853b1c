export { AnimalFilters } from '../components/animal-filters.tsx'
export { useListFilters } from '../hooks/use-list-filters.ts'
