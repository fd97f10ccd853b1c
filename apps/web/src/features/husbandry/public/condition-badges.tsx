import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { useQuery } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { Pending } from '../../../shared/ui/pending.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { useEndCondition } from '../../collection/public/use-end-condition.ts'
import { careQuery } from '../care.queries.ts'
import { careTexts as texts } from '../care.texts.ts'
import classes from '../components/condition-badges.module.css'

/** Stands below the head of a page until it is known whether badges move it down. */
export const AwaitedBadges = ({ animalId }: { animalId: number }) =>
  useQuery(careQuery(animalId)).isPending ? <Pending /> : null

/** What an animal is in for a while, quietly at the head of its page; each can end today (HUS-08). */
export function ConditionBadges({ animal }: { animal: Animal }) {
  const today = useToday()()
  const { endKind } = useEndCondition()
  const conditions = useQuery(careQuery(animal.id)).data?.conditions ?? []
  const lasting = conditions.filter(({ from, until }) => from <= today && (until === null || until >= today))
  if (lasting.length === 0) return null
  return (
    <span className={classes.badges}>
      {lasting.map(({ kind, from, until }) => {
        const words = texts.since(texts.conditions[kind], daysBetween(from, today))
        if (until !== null)
          return (
            <span key={kind} className={classes.badge}>
              {words}
            </span>
          )
        return (
          <MenuButton
            key={kind}
            label={texts.conditionActs(words)}
            entries={[
              {
                label: texts.endsToday,
                Icon: CalendarCheck,
                onClick: () => void endKind(animal.id, kind),
              },
            ]}
            width={150}
            button={
              <button type="button" className={classes.badge}>
                {words}
              </button>
            }
          />
        )
      })}
    </span>
  )
}
