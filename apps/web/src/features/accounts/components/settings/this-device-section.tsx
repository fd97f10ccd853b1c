import { ThisDevice } from '../../../sync/public/this-device.tsx'
import { settingsTexts } from '../../settings.texts.ts'
import { SettingsSection } from './settings-section.tsx'

/** What this browser keeps of the records. It is chosen here, for here. */
export const ThisDeviceSection = ({ userId, onLeave }: { userId: number; onLeave: () => void }) => (
  <SettingsSection heading={settingsTexts.thisDevice.heading}>
    <ThisDevice userId={userId} onLeave={onLeave} />
  </SettingsSection>
)
