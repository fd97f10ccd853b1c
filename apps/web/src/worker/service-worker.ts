/**
 * Stands between the pages of this site and the network. It keeps files of the built site, which never change under
 * their names, and one page that says so when the server can't be reached. It keeps no answer of a call: nothing that is a
 * keeper's is ever in its store (R60). Where a keeper has this device keep their records, it also keeps every file of the
 * site and the page that they stand in, which is alike for everyone, so that the site opens without the server.
 *
 * A new version waits until no page of the old one is open, as browsers have it by themselves; nothing is reloaded.
 */
declare const self: ServiceWorkerGlobalScope

/** Written by the build: what the offline page is made of, and every file of the built site. */
declare const offlineFiles: readonly string[]
declare const siteFiles: readonly string[]

const storeName = 'clutchbook-site'

/** There while a keeper has this device keep their records; the site makes and removes it. It holds the site's page. */
const appStore = 'clutchbook-app'
const appPage = '/'

/** How long the server may take for a page before the kept one takes its place, in milliseconds. */
const patience = 3000

/** Pages that everyone may open stand in a page of their own. */
const isPublic = (path: string): boolean =>
  /^\/((shared|public|reptile-detail|collection)\/|profile\/[^/]+\/shared)/.test(path)
const offlinePage = '/offline.html'

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepOfflinePage(), renewApp(), stepAside(event)])),
)
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'keep-app') event.waitUntil(completeApp())
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (mode === 'navigate') event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(openOfflineFile(event.request))
})

/** Where browsers know of it, calls need not wait for a worker that would only let them pass. */
async function stepAside(event: ExtendableEvent): Promise<void> {
  type Rule = { condition: { urlPattern: { pathname: string } }; source: 'network' }
  const routed = event as ExtendableEvent & { addRoutes?: (rule: Rule) => Promise<void> }
  await routed.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' })
}

async function keepOfflinePage(): Promise<void> {
  const store = await caches.open(storeName)
  // Names without a fingerprint may be older in the browser's own store than the page that asks for them now.
  await store.addAll(
    offlineFiles.map((path) =>
      path.startsWith('/assets/') ? path : new Request(path, { cache: 'reload', credentials: 'same-origin' }),
    ),
  )
}

/** The files of the site that are not kept yet. */
async function findMissing(): Promise<string[]> {
  const kept = await (await caches.open(storeName)).keys()
  const known = new Set(kept.map(({ url }) => new URL(url).pathname))
  return siteFiles.filter((path) => !known.has(path))
}

/** Keeps the site's page and all of its files. A store that is removed meanwhile is not made anew. */
async function keepApp(): Promise<void> {
  const app = await caches.open(appStore)
  const page = await fetch(new Request(appPage, { cache: 'reload', credentials: 'same-origin' }))
  // One that leads elsewhere is the sign-in of a proxy.
  if (!page.ok || page.redirected) return
  await (await caches.open(storeName)).addAll(await findMissing())
  await app.put(appPage, page)
}

/** Keeps what is missing of the page and the files, where the site still wants them. */
async function completeApp(): Promise<void> {
  if (!(await caches.has(appStore))) return
  if (!(await findAppPage()) || (await findMissing()).length > 0) await keepApp()
}

/** A new version has its own page and files before it takes over. */
async function renewApp(): Promise<void> {
  if (await caches.has(appStore)) await keepApp()
}

/** Drops the files that this version of the site has no use for. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  const store = await caches.open(storeName)
  const kept = new Set([...siteFiles, ...offlineFiles])
  const old = (await store.keys()).filter(({ url }) => !kept.has(new URL(url).pathname))
  await Promise.all(old.map((request) => store.delete(request)))
}

/**
 * A page comes from the server; where that is out of reach, or takes long, the kept one takes its place, and without one
 * the page that says so.
 */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const kept = isPublic(new URL(request.url).pathname) ? undefined : await findAppPage()
  const asked = askForPage(request, preloadResponse)
  try {
    if (!kept) return await asked
    const answer = await Promise.race([asked, later()])
    // A proxy whose server is away answers as well.
    return answer && answer.status < 500 ? answer : kept
  } catch {
    return kept ?? (await matchCached(offlinePage)) ?? Response.error()
  }
}

const askForPage = async (request: Request, preloaded: Promise<unknown>): Promise<Response> =>
  ((await preloaded) as Response | undefined) ?? (await fetch(request))

const later = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patience, undefined))

const findAppPage = (): Promise<Response | undefined> =>
  caches.match(appPage, { cacheName: appStore, ignoreVary: true })

/** A file that bears the fingerprint of its content in its name is fetched once. */
async function openFile(event: FetchEvent): Promise<Response> {
  const kept = await matchCached(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()))
  return answer
}

/** What the offline page is made of comes from the server while there is one. */
async function openOfflineFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await matchCached(request)) ?? Response.error()
  }
}

/**
 * A device that is full keeps nothing more, nor does a worker that was taken out while its last page is still open; the
 * page has its file all the same.
 */
async function keep(request: Request, answer: Response): Promise<void> {
  if (!(await caches.has(storeName))) return
  const store = await caches.open(storeName)
  await store.put(request, answer).catch(() => undefined)
}

const matchCached = (asked: Request | string): Promise<Response | undefined> =>
  caches.match(asked, { cacheName: storeName, ignoreVary: true })

// Makes a module of the file, so that the names it declares are its own.
export {}
