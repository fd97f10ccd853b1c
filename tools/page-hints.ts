import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageHints } from '../apps/server/src/platform/http/page-hints.ts'

/** What is read here of the list of a build: its files by their source or name, and what each of them loads at once. */
export type BuildList = Readonly<Record<string, BuiltFile>>
type BuiltFile = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The page that loads everything else; what it brings itself needs no hint. */
const firstPage = 'index.html'
/** The part of a route that shows it, which the browser loads only when the route is entered. */
const routePart = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
const shell = '_shell'
/** It comes with the first files. */
const dashboard = { path: '/', isKeepers: true, files: [] }

/** The routes that stand around one, itself last: those whose names begin its own. A `_` at an end says that it has none. */
function withParents(name: string): string[] {
  const words = name.split('.')
  return words.map((_, at) => words.slice(0, at + 1).join('.'))
}

/** The address of a route by the name of its file: `_shell.animals.$id` is `/animals/$id`. */
const pathOf = (name: string): string =>
  `/${name
    .split('.')
    .filter((word) => word !== shell && word !== 'index')
    .map((word) => word.replace(/_$/, ''))
    .join('/')}`

/** A file of the build and all that it loads at once, itself first. */
function reach(list: BuildList, key: string, seen = new Set<string>()): string[] {
  const built = list[key]
  if (key === firstPage || seen.has(key) || !built) return []
  seen.add(key)
  const further = (built.imports ?? []).flatMap((next) => reach(list, next, seen))
  return [built.file, ...(built.css ?? []), ...further]
}

/** The files that each page of the site loads beside the first ones, by the page's address. */
export function hintsOf(list: BuildList): PageHints {
  const keys = new Map(
    Object.keys(list).flatMap((key) => {
      const name = routePart.exec(key)?.[1]
      return name === undefined ? [] : [[name, key] as const]
    }),
  )
  const hints = [...keys.keys()].map((name) => {
    const parts = withParents(name).flatMap((parent) => keys.get(parent) ?? [])
    const files = new Set(parts.flatMap((key) => reach(list, key)))
    return { path: pathOf(name), isKeepers: name.startsWith(`${shell}.`), files: [...files] }
  })
  return [dashboard, ...hints]
}

/** Writes down for the server what each page of a built site will load, and removes the list of the build. */
export function tellHints(site: string): void {
  const lists = join(site, '.vite')
  const list = JSON.parse(readFileSync(join(lists, 'manifest.json'), 'utf8')) as BuildList
  rmSync(lists, { recursive: true })
  writeFileSync(join(site, '.hints.json'), JSON.stringify(hintsOf(list)))
}
