import classes from './options-in-place.module.css'

/**
 * How a field opens its list of options: beside the field rather than at the end of the page, so that screen readers
 * find it inside the page's landmarks, only while it is open, and scrolled by itself. A press, an arrow or a letter opens
 * it: who only passes by with the keyboard needs no list.
 */
export const optionsInPlace = {
  comboboxProps: { withinPortal: false, keepMounted: false },
  withScrollArea: false,
  openOnFocus: false,
  classNames: { options: classes.options ?? '' },
} as const
