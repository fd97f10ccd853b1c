const attribute = / style="([^"]*)"/g

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }

const plainText = (text: string): string =>
  text.replace(/&(\w+|#x27);/g, (whole, name) => entities[name] ?? whole)

/**
 * Moves style attributes of drawn HTML into a sheet. The page's policy lets no style stand in an attribute; what script
 * sets later it allows. In text and in other attributes every quotation mark is written as an entity, so only true
 * style attributes are met.
 */
export function handOverStyles(drawn: string): { html: string; sheet: string } {
  const numbers = new Map<string, number>()
  const html = drawn.replace(attribute, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return ` data-drawn="${number}"`
  })
  // Said three times to outweigh the classes of the element, as its attribute did.
  const rules = [...numbers].map(([style, number]) => {
    const one = `[data-drawn="${number}"]`
    return `${one}${one}${one}{${plainText(style)}}`
  })
  return { html, sheet: rules.join('\n').replaceAll('<', '') }
}
