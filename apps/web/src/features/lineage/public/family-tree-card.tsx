import { useQueryClient } from '@tanstack/react-query'
import { FoldCard } from '../../../shared/ui/fold-card.tsx'
import { InSight } from '../../../shared/ui/in-sight.tsx'
import { FamilyTools } from '../components/family-tools.tsx'
import { FamilyOutline, OwnFamily } from '../components/own-family.tsx'
import { useOwnFamily } from '../hooks/use-own-family.tsx'
import { useShownLevels } from '../hooks/use-shown-levels.ts'
import { lineageTexts } from '../lineage.texts.ts'
import { printPedigree } from '../print-pedigree.ts'

/** The family tree of an own animal, on its page (COL-68). */
export function FamilyTreeCard({ animal }: { animal: { id: number; name: string } }) {
  const cache = useQueryClient()
  const shown = useShownLevels()
  const family = useOwnFamily()
  const add = () => family.ask({ what: 'ancestor', ancestor: null, relation: 'grandfather' })
  return (
    <FoldCard
      name="family-tree"
      title={lineageTexts.title}
      aside={<FamilyTools shown={shown} onAdd={add} onPrint={() => void printPedigree(cache, animal)} />}
    >
      <InSight name={`family ${animal.id}`} outline={<FamilyOutline />}>
        <OwnFamily animalId={animal.id} levels={shown.levels} family={family} />
      </InSight>
    </FoldCard>
  )
}
