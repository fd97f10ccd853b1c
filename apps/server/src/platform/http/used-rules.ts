/** A rule of a style sheet. It is wanted where all classes of one of its selectors are met; without `needs`, always. */
export type Rule = { readonly text: string; readonly needs?: readonly (readonly string[])[] }

/** Rules that stand in a block, such as a layer or a question about the screen. */
export type RuleBlock = { readonly head: string; readonly rules: readonly SheetPart[] }

export type SheetPart = Rule | RuleBlock

const classAttribute = / class="([^"]*)"/g

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')))

/** The rules of a sheet, in their order, that HTML may have anything to show by. */
export function usedRules(parts: readonly SheetPart[], html: string): string {
  const met = classesOf(html)
  const write = (part: SheetPart): string => {
    if ('rules' in part) {
      const inner = part.rules.map(write).join('')
      return inner && `${part.head}{${inner}}`
    }
    const isWanted = !part.needs || part.needs.some((classes) => classes.every((name) => met.has(name)))
    return isWanted ? part.text : ''
  }
  return parts.map(write).join('')
}
