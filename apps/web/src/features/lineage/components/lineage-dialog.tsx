import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useOwnFamily } from '../hooks/use-own-family.tsx'
import { useShownLevels } from '../hooks/use-shown-levels.ts'
import { lineageTexts } from '../lineage.texts.ts'
import { printPedigree } from '../print-pedigree.ts'
import { FamilyTools } from './family-tools.tsx'
import classes from './lineage-dialog.module.css'
import { OwnFamily } from './own-family.tsx'

type Props = { animal: { id: number; name: string }; onClose: () => void }

/** The family tree of an animal over the list it was met in: two generations at first (LIN-11). */
export function LineageDialog({ animal, onClose }: Props) {
  const cache = useQueryClient()
  const shown = useShownLevels()
  const family = useOwnFamily()
  const add = () => family.ask({ what: 'ancestor', ancestor: null, relation: 'grandfather' })
  return (
    <Dialog
      sends={null}
      onClose={onClose}
      title={lineageTexts.titleOf(animal.name)}
      size={1120}
      covers="phone"
      closeButtonProps={{ 'aria-label': lineageTexts.close }}
    >
      <div className={classes.tools}>
        <FamilyTools shown={shown} onAdd={add} onPrint={() => void printPedigree(cache, animal)} />
      </div>
      <OwnFamily animalId={animal.id} levels={shown.levels} family={family} isAway />
    </Dialog>
  )
}
