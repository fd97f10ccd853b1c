import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { SharedThing } from '../components/share-animal-dialog.tsx'

const load = () => import('../components/share-animal-dialog.tsx')
const Dialog = lazyDialog(async () => (await load()).ShareAnimalDialog)

type Props = {
  /** Whose link is wanted; nothing shows while null. */
  animal: SharedThing | null
  onClose: () => void
}

/** The dialog that shares an animal; its code comes when it is wanted. */
export const ShareAnimal = ({ animal, onClose }: Props) =>
  animal && <Dialog key={animal.id} animal={animal} onClose={onClose} />
