import { useQuery } from '@tanstack/react-query'
import type { CalculatorSearch } from '../calculator-search.ts'
import { ownAnimalQuery } from '../genetics.queries.ts'

/** The own animals of a pair; the species comes with them (GEN-62). */
export function useOwnParents({ sireId, damId }: CalculatorSearch) {
  const sire = useQuery({ ...ownAnimalQuery(sireId ?? 0), enabled: sireId !== undefined })
  const dam = useQuery({ ...ownAnimalQuery(damId ?? 0), enabled: damId !== undefined })
  const animals = { sire: sireId ? sire.data : undefined, dam: damId ? dam.data : undefined }
  return {
    animals,
    errors: { sire: sireId ? sire.error : null, dam: damId ? dam.error : null },
    species: (animals.sire ?? animals.dam)?.species,
    isPending: (sireId !== undefined && sire.isPending) || (damId !== undefined && dam.isPending),
  }
}
