import { useQuery } from '@tanstack/react-query'
import ClockFading from 'lucide-react/icons/clock-fading'
import { Pending } from '../../../shared/ui/pending.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { careQuery } from '../care.queries.ts'
import { inOrder } from '../plan-order.ts'
import { nextWords, planKindText, reasonWords } from '../plan-words.ts'
import classes from './next-plan.module.css'

/** The plan of an animal that is due next, or waits; it leads to its plans. Nothing while nothing is planned. */
export function NextPlan({ animalId }: { animalId: number }) {
  const today = useToday()()
  const { data: care, isPending } = useQuery(careQuery(animalId))
  const [first] = inOrder((care?.plans ?? []).filter(({ next }) => next.state !== 'ended'))
  if (isPending) return <Pending />
  if (!first) return null
  const { when, isLate } = nextWords(first.next, today)
  return (
    <p className={classes.line}>
      <ClockFading size={16} aria-hidden />
      <a href="#plans" className={classes.plan}>
        {planKindText(first)}
      </a>
      <span className={classes.when} data-state={first.next.state} data-late={isLate || undefined}>
        {[when, reasonWords(first.next)].filter(Boolean).join(', ')}
      </span>
    </p>
  )
}
