import type { RepairPreview as Preview } from '@clutchbook/domain/admin/admin.schema'
import { VisuallyHidden } from '@mantine/core'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { adminTexts } from '../admin.texts.ts'
import { Figure } from './figure.tsx'
import { RepairLog } from './repair-log.tsx'
import classes from './repair-preview.module.css'

const texts = adminTexts.preview

/** What a repair would do now, before it is offered (R89). */
export const RepairPreview = ({ preview }: { preview: Preview }) => (
  <section className={classes.preview} aria-label={texts.title}>
    <h3 className={classes.title}>{texts.title}</h3>
    {preview.eggsToMove === 0 && <p className={classes.quiet}>{texts.nothing}</p>}
    <div className={classes.figures}>
      <Figure count={preview.eggsToMove} of={texts.toMove} />
      <Figure count={preview.accounts} of={texts.accounts} />
      <Figure count={preview.otherReferences} of={texts.otherReferences} />
    </div>
    {preview.repairLog.length > 0 && <RepairLog title={texts.log} lines={preview.repairLog} />}
  </section>
)

export const RepairPreviewOutline = () => (
  <div className={classes.preview} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={22} width={240} />
    <div className={classes.figures}>
      <Skeleton height={40} width={150} />
      <Skeleton height={40} width={170} />
      <Skeleton height={40} width={250} />
    </div>
  </div>
)
