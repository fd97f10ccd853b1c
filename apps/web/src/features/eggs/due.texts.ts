import { formatAmount } from '@clutchbook/domain/kernel/amount'

const days = (count: number): string => (count === 1 ? '1 day' : `${formatAmount(count)} days`)

/** How far off a hatch is: beside an egg, and within a sentence. The dashboard says the first as well. */
export const dueTexts = {
  due: {
    today: 'due today',
    tomorrow: 'due tomorrow',
    left: (count: number) => `${days(count)} left`,
    over: (count: number) => `${days(count)} overdue`,
  },
  when: {
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: (count: number) => `in ${days(count)}`,
    over: (count: number) => `${days(count)} overdue`,
  },
} as const
