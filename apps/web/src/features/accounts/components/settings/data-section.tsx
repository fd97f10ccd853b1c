import { Button } from '@mantine/core'
import { archivePath } from '../../../../shared/api/archive-path.ts'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { settingsTexts } from '../../settings.texts.ts'
import actions from './actions-section.module.css'
import classes from './delete-section.module.css'
import { SettingsSection } from './settings-section.tsx'

const { data: texts } = settingsTexts

/** The way out with everything that the keeper has (D2), fetched by the browser itself however large it is; and the way in. */
export const DataSection = ({ onLeave }: { onLeave: () => void }) => (
  <SettingsSection heading={texts.heading}>
    <p className={classes.text}>{texts.text}</p>
    <div className={actions.actions}>
      <Button component="a" href={archivePath} download variant="default">
        {texts.download}
      </Button>
      <LinkButton to="/animals/import" variant="default" onClick={onLeave}>
        {texts.sheet}
      </LinkButton>
    </div>
  </SettingsSection>
)
