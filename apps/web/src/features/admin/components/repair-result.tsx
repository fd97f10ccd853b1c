import type { RepairResult as Result } from '@clutchbook/domain/admin/admin.schema'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { adminTexts as texts } from '../admin.texts.ts'
import { Figure } from './figure.tsx'
import { RepairLog } from './repair-log.tsx'
import classes from './repair-result.module.css'

type Props = {
  result: Result
  /** How many eggs the preview told of. */
  announced: number
}

/** What the repair did (ADM-05, ADM-06), and whether that is what was announced (R89). */
export const RepairResult = ({ result: { message, eggsMoved, repairLog }, announced }: Props) => (
  <SectionCard title={texts.result}>
    <div className={classes.result} role="status">
      <p>{message}</p>
      <Figure count={eggsMoved} of={texts.moved} />
      {eggsMoved !== announced && <p>{texts.changed(announced)}</p>}
      {repairLog.length === 0 ? (
        <p className={classes.quiet}>{texts.nothingFound}</p>
      ) : (
        <RepairLog title={texts.log} lines={repairLog} />
      )}
    </div>
  </SectionCard>
)
