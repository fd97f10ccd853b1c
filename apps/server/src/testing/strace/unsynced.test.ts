import { expect, test } from 'vitest'
import { listDepartures } from './unsynced.ts'

const wal = '/data/clutchbook.db-wal'
const write = `10 pwrite64(21<${wal}>, "x"..., 4096, 0) = 4096`
const sync = `10 fdatasync(21<${wal}>) = 0`
const reply = '10 write(25<socket:[99]>, "HTTP/1.1 201 Created\\r\\nco"..., 400) = 400'
const anything = () => true

test('an answer after the sync of what it tells of is none too early', () => {
  expect(listDepartures([write, sync, reply], anything)).toEqual([{ status: 201, unsynced: [], syncs: 1 }])
})

test('an answer before the sync, or beside one that goes on, is too early', () => {
  const early = { status: 201, unsynced: [wal], syncs: 0 }
  expect(listDepartures([write, reply, sync], anything)).toEqual([early])
  const begun = `11 fdatasync(21<${wal}> <unfinished ...>`
  const ended = '11 <... fdatasync resumed>) = 0'
  expect(listDepartures([write, begun, reply, ended], anything)).toEqual([early])
  expect(listDepartures([begun, write, ended, reply], anything)).toEqual([{ ...early, syncs: 1 }])
  expect(listDepartures([write, sync.replace('= 0', '= -1 EIO'), reply], anything)).toEqual([early])
})

test('a name is on the disk once its folder is', () => {
  const rename = '12 rename("/data/media/drafts/a", "/data/media/7/b.jpg") = 0'
  const made = '12 mkdir("/data/media/7", 0777) = 0'
  const folder = '12 fsync(22</data/media/7>) = 0'
  const departures = listDepartures([made, rename, reply, folder, reply], anything)
  expect(departures.map(({ unsynced }) => unsynced)).toEqual([
    ['/data/media', '/data/media/7'],
    ['/data/media'],
  ])
})

test('the name of something that nobody was promised changes no folder', () => {
  const made = '12 mkdir("/data/outbox", 0777) = 0'
  const records = (path: string) => !path.startsWith('/data/outbox')
  expect(listDepartures([made, reply], records)).toEqual([{ status: 201, unsynced: [], syncs: 0 }])
})
