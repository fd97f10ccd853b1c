import { loadDialogs } from '../../shared/ui/dialog.tsx'

/** The palette weighs more than the page it is opened over, so its code comes once that rests, or when it is wanted. */
export async function loadPalette() {
  const [{ Palette }] = await Promise.all([import('./palette.tsx'), loadDialogs()])
  return Palette
}
