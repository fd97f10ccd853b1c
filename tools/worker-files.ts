import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const worker = 'service-worker.js'
const offlinePage = 'offline.html'

/** Addresses of this site that a page or a style sheet names. */
const named = /(?:\b(?:href|src)="|url\()(\/[^")]+)/g

/** A file of the built site and every file that it needs. */
function withNeeds(site: string, path: string): string[] {
  if (!/\.(html|css)$/.test(path)) return [path]
  const text = readFileSync(join(site, path), 'utf8')
  const needs = [...text.matchAll(named)].map(([, need = '']) => need)
  return [path, ...needs.flatMap((need) => withNeeds(site, need))]
}

/**
 * Tells the service worker of a built site what its offline page is made of, and which files the site has. So the worker
 * is another one whenever any of them is, by which browsers know a new version.
 */
export function tellWorker(site: string): void {
  const offlineFiles = [...new Set(withNeeds(site, `/${offlinePage}`))]
  const siteFiles = globSync('assets/*', { cwd: site })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => !/\.(br|gz)$/.test(path))
    .sort()
  const path = join(site, worker)
  const lists = JSON.stringify({ offlineFiles, siteFiles })
  writeFileSync(path, `const {offlineFiles,siteFiles}=${lists};${readFileSync(path, 'utf8')}`)
}
