import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The names of whole modules that a script exports and nowhere defines. The bundler leaves such a name where a module of an
 * entry falls into its small file; the browser then refuses the script, and no build says so.
 */
export function undefinedExports(script: string): string[] {
  const exported = [...script.matchAll(/\b(\w+_exports) as /g)].map(([, name = '']) => name)
  return exported.filter((name) => script.split(name).length === 2)
}

/** What is wrong with the scripts of a built site, a line for each; nothing where all is defined. */
export const brokenScripts = (site: string): string[] =>
  globSync('assets/*.js', { cwd: site }).flatMap((file) =>
    undefinedExports(readFileSync(join(site, file), 'utf8')).map(
      (name) => `${file} exports ${name}, which is not defined: give its modules a group in vite.groups.ts.`,
    ),
  )
