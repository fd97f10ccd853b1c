import type { App } from '../app.ts'
import type { TestPlace } from './both-databases.ts'
import type { Visitor } from './visitor.ts'

/** The real product, listening on a free port of this machine. */
export type TestApp = {
  readonly app: App
  readonly url: string
  readonly place: TestPlace
  readonly visitor: () => Visitor
  /** A new keeper, signed in. */
  readonly keeper: (details?: Partial<KeeperDetails>) => Promise<Visitor>
}

export type KeeperDetails = {
  username: string
  email: string
  password: string
  name: string
  timeZone: string
}

type Work = () => Promise<void>

/** The products that the tests of the file under way share, by what they were asked for. */
const shared = new Map<string, Promise<TestApp>>()
const cleaning: Work[] = []

/** The product that another test of this file has started for the same key; else it is started now. */
export function shareApp(
  key: string,
  start: (cleanUp: (work: Work) => void) => Promise<TestApp>,
): Promise<TestApp> {
  const running = shared.get(key) ?? start((work) => cleaning.push(work))
  shared.set(key, running)
  return running
}

/** Closes them once the file's last test has run, last things first. */
export async function closeSharedApps(): Promise<void> {
  shared.clear()
  for (const work of cleaning.splice(0).reverse()) await work()
}
