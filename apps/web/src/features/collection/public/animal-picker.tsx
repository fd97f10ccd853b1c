export { AnimalPicker } from '../components/animal-picker.tsx'
