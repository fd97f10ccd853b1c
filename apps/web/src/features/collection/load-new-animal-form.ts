/** Fetches the code of the form, to be asked for before it is drawn. */
export const loadNewAnimalForm = () => import('./components/form/new-animal-form.tsx')
