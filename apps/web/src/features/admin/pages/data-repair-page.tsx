import { Button } from '@mantine/core'
import Wrench from 'lucide-react/icons/wrench'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import type { RepairResult } from '../admin.api.ts'
import { useRepairData } from '../admin.queries.ts'
import { adminTexts as texts } from '../admin.texts.ts'
import { repairFailure } from '../repair-failure.ts'
import classes from './data-repair-page.module.css'

/** Where an administrator repairs data that was mixed up between accounts (ADM-01, ADM-02). */
export function DataRepairPage() {
  const { mutateAsync, isPending, data } = useRepairData()
  const repair = () =>
    void mutateAsync().then(
      ({ message }) => showToast({ title: texts.done, text: message }),
      (error: unknown) => showToast({ title: texts.failed, text: repairFailure(error), failure: true }),
    )
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={classes.parts}>
        <SectionCard title={texts.dataRepair}>
          <div className={classes.body}>
            <p className={classes.about}>{texts.about}</p>
            <Button leftSection={<Wrench size={17} aria-hidden />} loading={isPending} onClick={repair}>
              {texts.repair}
            </Button>
          </div>
        </SectionCard>
        {data && <Result result={data} />}
      </div>
    </>
  )
}

/** What the repair did (ADM-05, ADM-06). */
const Result = ({ result: { message, eggsMoved, repairLog } }: { result: RepairResult }) => (
  <SectionCard title={texts.result}>
    <div className={classes.body} role="status">
      <p>{message}</p>
      <p className={classes.figure}>
        <span className={classes.count}>{eggsMoved.toLocaleString('en-US')}</span> {texts.moved}
      </p>
      <h3 className={classes.heading}>{texts.log}</h3>
      {repairLog.length === 0 ? (
        <p className={classes.about}>{texts.nothingFound}</p>
      ) : (
        <ol className={classes.log}>
          {repairLog.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </div>
  </SectionCard>
)
