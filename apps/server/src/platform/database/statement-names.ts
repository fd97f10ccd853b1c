/** So many statements are kept by each connection, at some kilobytes each. */
const mostNamed = 300
/** What is asked this often is asked always; what is put together for one call never comes again. */
const oftenUses = 3
const mostCounted = 2000

/**
 * Names the statements that are used again and again. PostgreSQL keeps a named one and its plan with the connection;
 * one without a name is read and planned anew each time, which takes several times as long as a look-up itself.
 * Undefined for what is not to be kept: `*` would change its meaning with the table, which a kept statement must not.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNamed || text.includes('*')) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < oftenUses) {
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `kept_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
