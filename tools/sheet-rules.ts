import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import readSelector from 'postcss-selector-parser'
import { sheetAddress } from '../apps/server/src/platform/http/page-sheet.ts'
import type { SheetPart } from '../apps/server/src/platform/http/used-rules.ts'

/** What may stand around rules without being one. */
const around = new Set(['layer', 'media', 'supports', 'container'])

/**
 * The classes that each selector asks for. What stands within `:not()`, `:is()` and the like is left out, so a rule is
 * rather wanted too often than too seldom.
 */
const neededBy = (selector: string): string[][] =>
  readSelector()
    .astSync(selector)
    .nodes.map(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])))

function partOf(node: ChildNode): SheetPart[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ text: node.toString(), needs: neededBy(node.selector) }]
  if (node.type === 'atrule' && node.nodes && around.has(node.name))
    return [{ head: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(partOf) }]
  const isStatement = node.type === 'atrule' && !node.nodes
  return [{ text: isStatement ? `${node};` : node.toString() }]
}

/** A style sheet rule by rule, with the classes that each of them is for. */
export const partsOf = (css: string): SheetPart[] => postcss.parse(css).nodes.flatMap(partOf)

/** Writes the rules of the public pages' sheet down for the server, which puts into a page those that it uses. */
export function tellRules(site: string): void {
  const file = sheetAddress(readFileSync(join(site, 'public.html'), 'utf8')) ?? ''
  const parts = partsOf(readFileSync(join(site, file), 'utf8'))
  writeFileSync(join(site, '.drawing', 'rules.json'), JSON.stringify(parts))
}
