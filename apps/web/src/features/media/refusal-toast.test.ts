import { fileTooLarge, unsupportedFile } from '@clutchbook/domain/media/media.errors'
import { expect, test } from 'vitest'
import { refusalToast } from './refusal-toast.ts'

test('MED-06 one unsupported file is told by its documented text', () => {
  expect(refusalToast([unsupportedFile('notes.pdf')])).toEqual({
    title: 'Invalid file',
    text: '"notes.pdf" is not a supported file type. Please use images (JPG, PNG) or videos (MP4, MOV, WebM).',
    failure: true,
    stays: false,
  })
})

test('SHELL-Q04 a list of refused files stays until it was read', () => {
  const toast = refusalToast([unsupportedFile('a.pdf'), fileTooLarge('b.jpg', 10 * 1024 * 1024)])
  expect(toast.stays).toBe(true)
  expect(toast.text?.split('\n')).toHaveLength(2)
})
