import { formatWeight, type WeightUnit } from '@clutchbook/domain/kernel/units'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { animalSheetTexts as texts } from '../animal-sheet.texts.ts'
import type { AnimalWork } from '../hooks/use-animal-work.ts'
import type { RowAnimal } from '../unplanned-row.ts'
import classes from './animal-sheet.module.css'
import { WeightField } from './weight-field.tsx'

type Weighed = RowAnimal & { readonly weight: number | null; readonly weightUnit: WeightUnit }

type Props = { animal: Weighed; work: AnimalWork; onClose: () => void }

/** One number for an animal, beside what it weighed last. */
export function WeighSheet({ animal, work, onClose }: Props) {
  const { name, weight, weightUnit } = animal
  const row = work.rowOf(animal, 'weight')
  const save = (typed: string): void => {
    work.acts.weigh(row, typed)
    onClose()
  }
  return (
    <Sheet sends="POST /api/log" title={texts.weighTitle(name)} onClose={onClose}>
      <div className={classes.weigh}>
        <span className={classes.food}>
          {weight === null ? texts.noWeight : texts.lastWeight(formatWeight(weight, weightUnit))}
        </span>
        <WeightField row={row} onSave={save} isFirst />
      </div>
    </Sheet>
  )
}
