import { Button } from '@mantine/core'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import type { KeptAnimal } from '../places.queries.ts'
import classes from './whom-sheet.module.css'

type Props = {
  title: string
  animals: readonly KeptAnimal[]
  onChoose: (animal: KeptAnimal) => void
  onClose: () => void
}

/** Which animal of a tub is meant (PLC-19). */
export const WhomSheet = ({ title, animals, onChoose, onClose }: Props) => (
  <Sheet sends={null} title={title} onClose={onClose}>
    <div className={classes.list}>
      {animals.map((animal) => (
        <Button key={animal.id} variant="default" onClick={() => onChoose(animal)}>
          {animal.customId ? `${animal.name} · ${animal.customId}` : animal.name}
        </Button>
      ))}
    </div>
  </Sheet>
)
