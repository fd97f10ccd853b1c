import { createFileRoute } from '@tanstack/react-router'
import { readGenesSearch } from '../features/genetics/genes-search.ts'
import { GenesPage } from '../features/genetics/pages/genes-page.tsx'

/** The genes of a species, own and changed ones among them (GEN-65); its page stands by itself, beside the calculator. */
export const Route = createFileRoute('/_shell/genetics_/genes')({
  staticData: { title: 'Genes', back: '/genetics' },
  validateSearch: readGenesSearch,
  component: GenesPage,
})
