import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What the machine lacks for a test that has ended without showing anything. */
    notRun?: string
  }
}

/**
 * Ends a test that this machine lacks the means for. Reports count it as not run and tell the reason, which names
 * what is lacking: `strace is not installed`. What is tested may still hold; nothing has been shown.
 */
export function endNotRun(context: TestContext, reason: string): never {
  context.task.meta.notRun = reason
  return context.skip(reason)
}
