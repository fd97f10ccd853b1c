import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../features/genetics/pages/review-page.tsx'
import { readReviewSearch } from '../features/genetics/review-verdicts.ts'

/** The review of all morph texts (GEN-65); its page stands by itself, beside the calculator. */
export const Route = createFileRoute('/_shell/genetics_/review')({
  staticData: { title: 'Review morph texts', back: '/genetics' },
  validateSearch: readReviewSearch,
  component: ReviewPage,
})
