import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { backUp } from './backup.ts'
import { noteBackup } from './note-backup.ts'

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

onBothDatabases('the state of an installation', (dialect) => {
  test('A7 an administrator is told of the last backup, of one older than 48 hours, and of the last check', async () => {
    const clock = createTestClock()
    const { app, keeper, visitor, place } = await startApp(dialect, { clock })
    const admin = await keeper({ username: 'the_operator' })
    expect((await visitor().get('/api/admin/upkeep')).status).toBe(401)
    expect((await admin.get('/api/admin/upkeep')).status).toBe(403)
    await app.services.accounts.operator.setAdmin('the_operator', true)
    const find = async () => (await admin.get('/api/admin/upkeep')).json()
    await expect.poll(find).toEqual({
      database: dialect,
      isReadOnly: false,
      lastCheck: { checkedAt: clock.now().toISOString(), flaws: [] },
      lastBackup: null,
      isBackupOld: true,
    })

    const file = join(await makeFolder(), 'a.tar')
    const madeAt = clock.now()
    if (dialect === 'sqlite') await backUp(place.dataDir, file, clock)
    else {
      await writeFile(file, `PGDMP${'x'.repeat(5000)}`)
      await utimes(file, madeAt, madeAt)
      await noteBackup(place.dataDir, file)
    }
    const { lastBackup, isBackupOld } = await find()
    expect([lastBackup.madeAt, isBackupOld]).toEqual([madeAt.toISOString(), false])
    expect(lastBackup.bytes).toBeGreaterThan(5000)
    clock.moveOn({ hours: 48 })
    const { maintenance } = app.services
    expect((await maintenance.find()).isBackupOld).toBe(false)
    clock.moveOn({ minutes: 1 })
    expect((await maintenance.find()).isBackupOld).toBe(true)
  })
})

test('a file that pg_dump did not make is not noted as a backup', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'a.dump')
  await writeFile(file, '-- a text')
  await expect(noteBackup(folder, file)).rejects.toThrow('is no dump')
  await expect(noteBackup(folder, join(folder, 'b.dump'))).rejects.toThrow('b.dump')
})
