/** The forms with their calendars weigh more than the lists; they come with the first sign that they are wanted. */
export const loadEggForm = () => import('./components/egg-form-dialog.tsx')
export const loadClutchHatch = () => import('./components/clutches/hatch-clutch-dialog.tsx')
export const loadWeighYoung = () => import('./components/clutches/weigh-young-dialog.tsx')
export const loadHatchForm = () => import('./components/hatch-eggs-dialog.tsx')
