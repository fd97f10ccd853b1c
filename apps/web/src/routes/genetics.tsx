import { createFileRoute } from '@tanstack/react-router'
import { OpenPage } from '../app/pages/open-page.tsx'
import { readCalculatorSearch } from '../features/genetics/calculator-search.ts'
import { geneticsTexts } from '../features/genetics/genetics.texts.ts'
import { CalculatorPage } from '../features/genetics/pages/calculator-page.tsx'

/** The calculator, for visitors and keepers alike (GEN-35). Its genes come with the page: the first page has none of them. */
export const Route = createFileRoute('/genetics')({
  validateSearch: readCalculatorSearch,
  component: Genetics,
})

function Genetics() {
  return (
    <OpenPage title={geneticsTexts.title} wide>
      <CalculatorPage />
    </OpenPage>
  )
}
