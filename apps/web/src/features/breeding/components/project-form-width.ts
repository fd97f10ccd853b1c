/** Pixels of a dialog in which the project form stands in its two columns. */
export const projectFormWidth = 760
