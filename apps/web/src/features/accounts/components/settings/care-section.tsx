import { CareSettings } from '../../../husbandry/public/care-settings.tsx'
import { settingsTexts } from '../../settings.texts.ts'
import { SettingsSection } from './settings-section.tsx'

/** What is set for the daily care of all animals. Each is saved at once, like the reminders above it. */
export const CareSection = () => (
  <SettingsSection heading={settingsTexts.care.heading}>
    <CareSettings />
  </SettingsSection>
)
