/** Values of a form whose names nest by brackets, as the provider's own interface takes them. */
export type FormValues = { readonly [name: string]: string | FormValues }

/** Reads `items[0][price]=x` as `{ items: { 0: { price: 'x' } } }`. */
export function readForm(text: string): FormValues {
  const values: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let at = values
    for (const part of path) {
      at[part] ??= {}
      at = at[part] as Record<string, unknown>
    }
    at[last] = value
  }
  return values as FormValues
}

export const textOf = (value: string | FormValues | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null
