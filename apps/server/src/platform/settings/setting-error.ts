/** A setting that can't be used: one line that names it and says what it takes. */
export class SettingError extends Error {}
