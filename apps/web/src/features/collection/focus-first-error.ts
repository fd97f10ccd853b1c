type Fields = { getInputNode: (path: never) => HTMLElement | null }

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Brings the first refused field of a form before the eyes, unfolding the card that holds it. */
export function focusFirstError({ getInputNode }: Fields, errors: Readonly<Record<string, unknown>>): void {
  const nodes = Object.keys(errors).flatMap((path) => getInputNode(path as never) ?? [])
  const first = nodes.reduce<HTMLElement | null>(
    (found, node) => (found && isBefore(found, node) ? found : node),
    null,
  )
  const fold = first?.closest('details')
  if (fold) fold.open = true
  first?.focus()
}
