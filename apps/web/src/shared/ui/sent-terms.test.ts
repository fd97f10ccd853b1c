import { expect, test } from 'vitest'
import { onceAsked, type SentTerms } from './sent-terms.ts'

test('GEN-62 GEN-66 what is typed stays while searches that were sent before it come late and one by one', () => {
  const sent: SentTerms = ['', 'c', 'cl', 'clo']
  const late = onceAsked(sent, 'c')
  expect(late).toEqual({ sent: ['c', 'cl', 'clo'], isOwn: true })
  expect(onceAsked(late.sent, 'clo')).toEqual({ sent: ['clo'], isOwn: true })
})

test('GEN-35 a search from elsewhere takes the place of what is typed, one that was taken back as well', () => {
  expect(onceAsked(['clo'], 'pied')).toEqual({ sent: ['pied'], isOwn: false })
  expect(onceAsked(onceAsked(['', 'c', 'cl'], 'cl').sent, 'c')).toEqual({ sent: ['c'], isOwn: false })
})
