/** By what a change comes: a person in a browser, a program with an API token, an import, the product itself. */
export const vias = ['session', 'token', 'import', 'product'] as const
export type Via = (typeof vias)[number]
