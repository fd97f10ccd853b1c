import type { TestApp } from './test-app.ts'

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
