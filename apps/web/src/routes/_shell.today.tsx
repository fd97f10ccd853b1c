import { createFileRoute, redirect } from '@tanstack/react-router'

/** What a reminder of the day's work leads to: the page of today (HUS-34). */
export const Route = createFileRoute('/_shell/today')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
