export { AnimalFilters } from '../components/animal-filters.tsx'
