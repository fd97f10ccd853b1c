import { expect, test } from 'vitest'
import { createEvents } from './events.ts'

type Hatched = { readonly type: 'eggs.hatched'; readonly eggId: number }

test('an announcement reaches every hearer of its type and no other', async () => {
  const events = createEvents()
  const heard: string[] = []
  events.on<Hatched>('eggs.hatched', ({ eggId }) => void heard.push(`first ${eggId}`))
  events.on<Hatched>('eggs.hatched', async ({ eggId }) => void heard.push(`second ${eggId}`))
  events.on('eggs.laid', () => void heard.push('other'))
  await events.announce({ type: 'eggs.hatched', eggId: 7 } as Hatched)
  expect(heard).toEqual(['first 7', 'second 7'])
})

test('a hearer that fails keeps no other from hearing, and its failure is told', async () => {
  const events = createEvents()
  const heard: string[] = []
  events.on('eggs.hatched', () => Promise.reject(new Error('no mail server')))
  events.on('eggs.hatched', () => void heard.push('still'))
  await expect(events.announce({ type: 'eggs.hatched' })).rejects.toThrow('no mail server')
  expect(heard).toEqual(['still'])
})
