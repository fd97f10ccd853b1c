import { walkCoreTasks } from './harness/core-tasks.ts'
import { test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { KeyboardHands } from './harness/keyboard-hands.ts'
import { inMotion } from './harness/motion.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 } })

test('U6 U18 every core task is done with the keyboard alone', inFullOnly, async ({ page }) => {
  test.slow()
  await walkCoreTasks(page, (name, task) => test.step(name, () => task(new KeyboardHands(page))))
})
