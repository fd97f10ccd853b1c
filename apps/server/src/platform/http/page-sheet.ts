import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPage } from './page-drawer.ts'
import { type SheetPart, usedRules } from './used-rules.ts'

/** The rules of the sheet one by one, as the build wrote them; no address leads to the file. */
const rulesFile = join('.drawing', 'rules.json')
const sheetLink = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/

/** The path of the style sheet that a page of the built site links to. */
export const sheetAddress = (html: string): string | undefined => sheetLink.exec(html)?.[1]

/** A page whose style sheet stands in it: a stranger comes once, and waits for one answer instead of two. */
export type SheetInPage = {
  /** The page with a place for the rules, and in it the address of the whole sheet. */
  readonly html: string
  /** Puts the rules in: those that the drawn page uses, or all of them where only the browser can draw it. */
  readonly fill: (html: string, drawn: DrawnPage | null) => string
}

const mark = '__SHEET__'

/** Takes the link to the style sheet out of a page of the built site, for the rules themselves. */
export function takeInSheet(folder: string, html: string, nonce: string): SheetInPage {
  const address = sheetAddress(html)
  if (address === undefined) return { html, fill: (page) => page }
  const whole = readFileSync(join(folder, address), 'utf8')
  const parts = readParts(folder) ?? [{ text: whole }]
  return {
    html: html.replace(sheetLink, `<style nonce="${nonce}" data-whole="${address}">${mark}</style>`),
    fill: (page, drawn) => page.replace(mark, () => (drawn ? usedRules(parts, drawn.body) : whole)),
  }
}

function readParts(folder: string): SheetPart[] | null {
  const file = join(folder, rulesFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetPart[]) : null
}
