import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { useAnimalWork } from '../hooks/use-animal-work.ts'
import type { RowAnimal } from '../unplanned-row.ts'
import { loadAnimalSheet } from './load-animal-sheet.ts'

const AnimalSheet = lazyDialog(loadAnimalSheet)

/** What was done with an animal that was just scanned, a press each (PLC-19). */
export function QuickLog({ animal, onClose }: { animal: RowAnimal; onClose: () => void }) {
  const work = useAnimalWork()
  return <AnimalSheet animal={animal} work={work} onClose={onClose} />
}
