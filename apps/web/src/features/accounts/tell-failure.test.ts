import { expect, test } from 'vitest'
import { ApiError, unreachable } from '../../shared/api/api-error.ts'
import { toasts } from '../../shared/ui/toast.ts'
import { settingsTexts } from './settings.texts.ts'
import { tellFailure } from './tell-failure.ts'

test('ACC-45 the set words are told whatever the server said', () => {
  tellFailure(new ApiError(500, 'Something went wrong'), settingsTexts.profile.failed)
  expect(toasts.current()).toMatchObject({
    title: 'Update failed',
    text: 'There was a problem updating your profile. Please try again.',
    failure: true,
  })
})

test('SHELL-53 a server that can’t be reached is told as such', () => {
  tellFailure(unreachable(), settingsTexts.profile.failed)
  expect(toasts.current()).toMatchObject({
    title: 'Connection Error',
    text: 'Could not connect to the server. Please check your connection.',
    failure: true,
  })
})
