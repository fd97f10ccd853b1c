import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { TextInput } from '@mantine/core'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { PasswordField } from '../../../../shared/forms/password-field.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import type { ProfileForm } from '../../hooks/use-profile-form.ts'
import { useSendVerification } from '../../settings.queries.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { tellFailure } from '../../tell-failure.ts'
import { PhotoUploader } from './photo-uploader.tsx'
import classes from './profile-section.module.css'
import { ReminderSettings } from './reminder-settings.tsx'
import { SettingsSection } from './settings-section.tsx'

const { profile: texts } = settingsTexts

type Props = { formId: string; user: CurrentUser; profile: ProfileForm }

/** Who the keeper is to others and how to reach them (ACC-36). Its button stands at the end of the dialog. */
export function ProfileSection({ formId, user, profile }: Props) {
  const { form, proof, draft, submit, asksPassword } = profile
  const isMoving = form.values.email.trim() !== user.email
  return (
    <SettingsSection heading={texts.heading}>
      <PhotoUploader user={user} />
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <DraftNotice draft={draft} />
        <TextInput {...form.getInputProps('name')} name="name" label={texts.name} autoComplete="name" />
        <TextInput
          {...form.getInputProps('email')}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          description={isMoving ? texts.changedEmail : undefined}
        />
        {!isMoving && !user.isEmailVerified && <Unproved />}
        {asksPassword && (
          <>
            {/* For password managers, which keep a password by the name that it belongs to. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={user.username}
              readOnly
              hidden
            />
            <PasswordField
              {...proof.getInputProps('currentPassword')}
              name="currentPassword"
              label={texts.password}
              autoComplete="current-password"
            />
          </>
        )}
      </form>
      <ReminderSettings />
    </SettingsSection>
  )
}

/** Under an address that is not proved yet. */
function Unproved() {
  const { mutate, isPending, isSuccess } = useSendVerification()
  const send = () =>
    mutate(undefined, {
      onSuccess: () => showToast(texts.sent),
      onError: (error) => tellFailure(error, texts.sendFailed),
    })
  return (
    <p className={classes.unproved}>
      <span>{texts.unproved}</span>
      {!isSuccess && (
        <button type="button" className={classes.again} disabled={isPending} onClick={send}>
          {texts.sendAgain}
        </button>
      )}
    </p>
  )
}
