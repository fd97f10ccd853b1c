import { useQuery } from '@tanstack/react-query'
import { shownMoment } from '../../../shared/moment-format.ts'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { DetailList } from '../../../shared/ui/detail-list.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { currentUserQuery } from '../../accounts/public/current-user-query.ts'
import { sizeText } from '../file-size.ts'
import type { MaintenanceState } from '../maintenance.queries.ts'
import { useMaintenance } from '../maintenance.queries.ts'
import { maintenanceTexts as texts } from '../maintenance.texts.ts'
import classes from './maintenance-card.module.css'

/** When the installation was last copied and last looked through, and what is wrong (A7). */
export function MaintenanceCard() {
  const { data, error, refetch } = useMaintenance()
  return (
    <SectionCard title={texts.title}>
      {data && <Maintenance state={data} />}
      {!data && !error && <Skeleton height={76} />}
      {!data && error && (
        <LoadFailure
          title={texts.failed.title}
          error={error}
          otherwise={texts.failed.otherwise}
          action={texts.failed.retry}
          onRetry={() => void refetch()}
        />
      )}
    </SectionCard>
  )
}

function Maintenance({ state }: { state: MaintenanceState }) {
  const { database, isReadOnly, isBackupOld, lastBackup, lastCheck } = state
  const { data: user } = useQuery(currentUserQuery)
  const tell = (moment: string) => shownMoment(moment, user?.timeZone ?? 'UTC')
  const checked = lastCheck && (lastCheck.flaws.length === 0 ? texts.intact : texts.damaged)
  return (
    <div className={classes.parts}>
      {isReadOnly && (
        <Alarm title={texts.readOnly.title}>
          {texts.readOnly[database]} {lastCheck?.flaws.join('; ')}
        </Alarm>
      )}
      {isBackupOld && !isReadOnly && <Alarm title={texts.old.title}>{texts.old[database]}</Alarm>}
      <DetailList
        notes={null}
        details={[
          {
            term: texts.lastBackup,
            text: lastBackup
              ? texts.made(tell(lastBackup.madeAt), sizeText(lastBackup.bytes))
              : texts.noBackup,
          },
          {
            term: texts.lastCheck,
            text: lastCheck && checked ? checked(tell(lastCheck.checkedAt)) : texts.unchecked[database],
          },
        ]}
      />
    </div>
  )
}
