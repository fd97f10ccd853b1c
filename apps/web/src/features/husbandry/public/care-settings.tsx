import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { careSettingsQuery, type CareSettings as Settings } from '../care-settings.queries.ts'
import { type NumberSetting as Field, careSettingsTexts as texts } from '../care-settings.texts.ts'
import classes from '../components/care-settings.module.css'
import { DigestSetting } from '../components/digest-setting.tsx'
import { NumberSetting } from '../components/number-setting.tsx'

/** The digest, days of rest, and from where on animals are to be watched (HUS-36); each is saved at once. */
export function CareSettings() {
  const { data, error, refetch } = useQuery(careSettingsQuery)
  if (error && !data)
    return (
      <LoadFailure
        title={texts.loadFailed}
        error={error}
        otherwise={texts.otherwise}
        action={uiTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={320} />
  const { waiting, watch } = texts
  return (
    <div className={classes.settings}>
      <DigestSetting digest={data.digest} digestAt={data.digestAt} />
      <h4 className={classes.heading}>{waiting.heading}</h4>
      <NumberSettings settings={data} fields={waiting.fields} />
      <h4 className={classes.heading}>{watch.heading}</h4>
      <p className={classes.text}>{watch.text}</p>
      <NumberSettings settings={data} fields={watch.fields} />
    </div>
  )
}

const NumberSettings = ({ settings, fields }: { settings: Settings; fields: readonly Field[] }) => (
  <div className={classes.fields}>
    {fields.map((field) => (
      <NumberSetting key={field} field={field} value={settings[field]} />
    ))}
  </div>
)
