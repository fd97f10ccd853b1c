/** The forms with their calendars weigh more than the lists; they come with the first sign that they are wanted. */
export const loadEggForm = () => import('./components/egg-form-dialog.tsx')
export const loadHatchForm = () => import('./components/hatch-eggs-dialog.tsx')

/** Begins to fetch a form; one that can't be fetched is told of when it is opened. */
export const warmEggForm = (): void => {
  loadEggForm().catch(() => undefined)
}
export const warmHatchForm = (): void => {
  loadHatchForm().catch(() => undefined)
}
