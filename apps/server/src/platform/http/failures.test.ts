import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('a failure on our side', (dialect) => {
  test('R80 is told in general words and with a number to ask about; no stack, statement, table or path', async () => {
    const { app, keeper: newKeeper, place } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    await app.db.schema.dropTable('calendarFeed').execute()
    const answer = await keeper.get('/api/calendar-feeds')
    expect(answer.status).toBe(500)
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'failed',
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
    const told = `${answer.text}${JSON.stringify([...answer.headers])}`
    expect(told).not.toMatch(
      /calendarFeed|no such table|does not exist|select|insert|\.ts|node_modules|\bat /i,
    )
    expect(told).not.toContain(place.dataDir)
    expect((await keeper.get('/api/user')).status, 'others go on').toBe(200)
  })
})
