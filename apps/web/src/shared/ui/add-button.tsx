import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { warmedBy } from './warmed-by.ts'

type Props = {
  label: string
  /** Fetches the code of the dialog that it opens. */
  load: () => unknown
  onClick: () => void
}

/** Adds something to the list that it stands above, in a dialog whose code comes with the first sign of the wish. */
export const AddButton = ({ label, load, onClick }: Props) => (
  <Button
    variant="default"
    leftSection={<Plus size={17} aria-hidden />}
    {...warmedBy(load)}
    onClick={onClick}
  >
    {label}
  </Button>
)
