import { Button, VisuallyHidden } from '@mantine/core'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import type { ComponentType } from 'react'
import { Hint } from '../../../shared/ui/hint.tsx'
import type { ShownLevels } from '../hooks/use-shown-levels.ts'
import { lineageTexts } from '../lineage.texts.ts'
import classes from './family-tools.module.css'

const texts = lineageTexts.tools

type Props = { shown: ShownLevels; onAdd: () => void; onPrint: () => void }

/** What can be done with a whole tree (LIN-07): note an ancestor, see more or fewer generations, print it. */
export const FamilyTools = ({ shown: { levels, extend, hide }, onAdd, onPrint }: Props) => (
  <div className={classes.tools}>
    <Tool label={texts.print} hint={texts.printHint} Icon={Printer} onClick={onPrint} />
    {hide && <Tool label={texts.hide} hint={texts.hideHint} Icon={ChevronsLeft} onClick={hide} />}
    {extend && <Tool label={texts.extend} hint={texts.extendHint} Icon={ChevronsRight} onClick={extend} />}
    <Tool label={texts.add} hint={texts.addHint} Icon={Plus} onClick={onAdd} />
    <VisuallyHidden aria-live="polite">{hide && texts.shown(levels)}</VisuallyHidden>
  </div>
)

type ToolProps = {
  label: string
  hint: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  onClick: () => void
}

const Tool = ({ label, hint, Icon, onClick }: ToolProps) => (
  <Hint label={hint}>
    <Button variant="subtle" size="compact-sm" leftSection={<Icon size={15} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  </Hint>
)
