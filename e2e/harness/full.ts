/** Marks tests that `npm run test:full` runs and `npm test` leaves out: walks over pages, failing servers, further themes and widths. */
export const inFullOnly = { tag: '@full' }

/** The mark of one of several forms of a test: `npm test` runs the first of them alone. */
export const formOf = (isFirst: boolean) => ({ tag: isFirst ? [] : [inFullOnly.tag] })

/** All forms of one step of a test; `npm test` takes the first of them alone. */
export const allInFull = <Form>(forms: readonly Form[]): readonly Form[] =>
  process.env.TESTS === 'short' ? forms.slice(0, 1) : forms
