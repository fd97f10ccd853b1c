import { createFileRoute } from '@tanstack/react-router'
import { readCalculatorSearch } from '../features/genetics/calculator-search.ts'
import { PlanPage } from '../features/genetics/pages/plan-page.tsx'

/** Which own animals to pair for a look (GEN-65); its page stands by itself, beside the calculator. */
export const Route = createFileRoute('/_shell/genetics_/plan')({
  staticData: { title: 'Plan a pairing', back: '/genetics' },
  validateSearch: readCalculatorSearch,
  component: PlanPage,
})
