import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'

type Lying = Pick<ListedEgg, 'position'>

/** Eggs as they lie in their box, A2 before A10; those whose place is not said follow as they were. */
export function byPosition<Egg extends Lying>(eggs: readonly Egg[]): Egg[] {
  const order = new Intl.Collator('en', { numeric: true })
  const placed = eggs.filter(({ position }) => position !== null)
  placed.sort((one, other) => order.compare(one.position ?? '', other.position ?? ''))
  return [...placed, ...eggs.filter(({ position }) => position === null)]
}
