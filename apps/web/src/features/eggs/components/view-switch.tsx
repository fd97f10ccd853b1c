import LayoutGrid from 'lucide-react/icons/layout-grid'
import Table2 from 'lucide-react/icons/table-2'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { eggTexts } from '../eggs.texts.ts'
import type { IncubatorView } from '../hooks/use-incubator-view.ts'

const texts = eggTexts.views

type Props = { view: IncubatorView; onChoose: (view: IncubatorView) => void }

/** Table or cards. */
export const ViewSwitch = ({ view, onChoose }: Props) => (
  <ChipRow label={texts.label}>
    <Chip on={view === 'table'} onPress={() => onChoose('table')}>
      <Table2 size={15} aria-hidden />
      {texts.table}
    </Chip>
    <Chip on={view === 'cards'} onPress={() => onChoose('cards')}>
      <LayoutGrid size={15} aria-hidden />
      {texts.cards}
    </Chip>
  </ChipRow>
)
