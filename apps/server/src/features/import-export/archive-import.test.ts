import { expect, test } from 'vitest'
import { bringArchive, comparable, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf, inFullOnly } from '../../testing/full.ts'
import { makeHoldings } from '../../testing/holdings.ts'
import { exportArchive, readArchive, recordsOf } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

type Numbered = { id: number; breedingProjectId?: number | null }

/** A record without the numbers that every account gives its own records. */
const unnumbered = ({ id: _id, breedingProjectId: _project, ...record }: Numbered) => record

/** A record or profile as earlier versions wrote it, which knew no bounds of sharing. */
const withoutBounds = (json: string): string =>
  JSON.stringify(JSON.parse(json), (name, value) =>
    /^(showsPrice|sharedUntil|isSharedWithPassword|profileLimits|collectionLimits)$/.test(name)
      ? undefined
      : value,
  )

onBothDatabases('an archive that comes in', (dialect) => {
  test('D2 GEN-60 an archive brought into an empty account and exported again is equal but for numbers and times', {
    timeout: 60_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await running.keeper(), await running.keeper()]
    const { child } = await makeHoldings(running, mara, 0)
    const sharing = { shared: true, showPrice: false, endsOn: '2098-12-31' }
    expect((await mara.put(`/api/reptiles/${child}/sharing`, sharing)).status).toBe(200)
    const limits = { collection: { endsOn: '2098-12-31' } }
    await mara.patch('/api/user/sharing', { collection: true, limits })
    const before = await readArchive(await exportArchive(running.url, mara))
    const answer = await bringArchive(tom, await exportArchive(running.url, mara))
    expect(answer.status, answer.text).toBe(201)
    const [animals, eggs] = [recordsOf(before, 'animals').length, recordsOf(before, 'eggs').length]
    expect(answer.json()).toMatchObject({ animals, eggs, projects: 1, events: 1, missingFiles: 0 })
    const after = await readArchive(await exportArchive(running.url, tom))
    expect(comparable(after)).toEqual(comparable(before))
    const figures = async (keeper: typeof mara) => {
      const { newest: _newest, newestEggs: _eggs, ...held } = (await keeper.get('/api/dashboard')).json()
      // The same eggs and events under numbers of their own.
      const hatchingNext = held.hatchingNext.map(unnumbered)
      return { ...held, hatchingNext, nextEvents: held.nextEvents.map(unnumbered) }
    }
    expect(await figures(tom)).toEqual(await figures(mara))
    const list = async (keeper: typeof mara, path: string) => (await keeper.get(path)).json().length
    for (const path of [
      '/api/animals?q=dahl',
      '/api/breeding-projects?q=clown',
      '/api/eggs?status=Incubating',
    ])
      expect([path, await list(tom, path)]).toEqual([path, await list(mara, path)])
    expect((await bringArchive(tom, await exportArchive(running.url, mara))).status).toBe(409)
  })

  test('D2 S2 what is shared comes along with its end; what a password guarded comes in private, and no password is in it', async () => {
    const { app, keeper, url, visitor } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    const [open, guarded] = [await addAnimal(mara, { name: 'Ash' }), await addAnimal(mara, { name: 'Ember' })]
    const bounds = { shared: true, showPrice: false, endsOn: '2098-12-31' }
    await mara.put(`/api/reptiles/${open}/sharing`, bounds)
    await mara.put(`/api/reptiles/${guarded}/sharing`, { ...bounds, password: 'grey rack' })
    const limits = { profile: { endsOn: '2098-12-31' }, collection: { password: 'grey rack' } }
    await mara.patch('/api/user/sharing', { profile: true, collection: true, limits })
    await app.services.sharing.views.count({ page: 'animal', id: open }, null)
    await app.services.sharing.views.write()
    const archive = await exportArchive(url, mara)
    const words = [...(await readArchive(archive))].map(([, { bytes }]) => bytes.toString()).join('\n')
    expect(words).not.toMatch(/argon2|passKey/)
    // Limits of an account that was used before give way.
    await tom.patch('/api/user/sharing', { limits: { profile: { endsOn: '2097-01-01' } } })
    expect((await bringArchive(tom, archive)).status).toBe(201)
    const animals: { id: number; name: string }[] = (await tom.get('/api/animals')).json()
    const told = await Promise.all(
      ['Ash', 'Ember'].map(async (name) => {
        const id = animals.find((one) => one.name === name)?.id
        const status = (await visitor().get(`/api/shared/reptile/${id}`)).status
        return [status, (await tom.get(`/api/reptiles/${id}/sharing`)).json()]
      }),
    )
    const kept = { showPrice: false, endsOn: '2098-12-31', hasPassword: false, views: 0 }
    expect(told).toMatchObject([
      [200, { ...kept, shared: true }],
      [404, { ...kept, shared: false }],
    ])
    expect((await tom.get('/api/user/sharing')).json()).toMatchObject({
      profile: true,
      collection: false,
      limits: { profile: { endsOn: '2098-12-31' }, collection: { hasPassword: false } },
    })
  })

  test('D2 S2 GEN-60 an archive of before sharing had bounds, and of before genes, comes in as it was: shared, with the price, without end', async () => {
    const { keeper, url, visitor } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    const id = await addAnimal(mara, { price: '250' })
    await mara.put(`/api/reptiles/${id}/sharing`, { shared: true })
    const entries = await readArchive(await exportArchive(url, mara))
    const isOfGenes = (name: string) => /^(records|sheets)\/(gen|counted-young)/.test(name)
    expect([...entries.keys()].filter(isOfGenes).length).toBeGreaterThanOrEqual(10)
    const before = [...entries].filter(([name]) => !isOfGenes(name))
    const old = before.map(([name, { bytes }]): [string, string | Buffer] => {
      if (name === 'profile.json') return [name, withoutBounds(bytes.toString())]
      if (name !== 'records/animals.jsonl') return [name, bytes]
      return [name, bytes.toString().trim().split('\n').map(withoutBounds).join('\n')]
    })
    expect((await bringArchive(tom, await packArchive(old))).status).toBe(201)
    const [{ id: arrived }] = (await tom.get('/api/animals')).json()
    expect((await visitor().get(`/api/shared/reptile/${arrived}`)).json().price).toBe('250')
    expect((await tom.get(`/api/reptiles/${arrived}/sharing`)).json()).toMatchObject({ endsOn: null })
  })

  test('D2 R17 an archive that the plan does not hold is refused with how many fit, and nothing is stored', async () => {
    const { app, keeper, url } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await keeper(), await keeper()]
    const { username } = (await mara.get('/api/user')).json()
    await app.services.accounts.operator.setPlan(username, 'pro')
    for (let count = 0; count < 11; count += 1) await addAnimal(mara)
    const archive = await exportArchive(url, mara)
    const stored = await readWholeDatabase(app.db)
    const refused = await bringArchive(tom, archive)
    expect([refused.status, refused.json().message]).toEqual([
      403,
      'Your plan has room for 10 more animals, and these are 11. Nothing was imported. With the Pro plan there is room for all.',
    ])
    expect(await readWholeDatabase(app.db)).toBe(stored)
  })

  test('D2 R66 hostile archives are refused, and nothing is stored', {
    timeout: 60_000,
    ...inFullOnly,
  }, async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await running.keeper(), await running.keeper()]
    await makeHoldings(running, mara, 0)
    const archive = await exportArchive(running.url, mara)
    const whole = new Map([...(await readArchive(archive))].map(([name, { bytes }]) => [name, bytes]))
    const lines = 'records/animals.jsonl'
    const first = JSON.parse(whole.get(lines)?.toString().split('\n')[0] ?? '')
    const changed = (name: string, content: string | Buffer) =>
      packArchive(new Map<string, string | Buffer>([...whole, [name, content]]))
    const animal = (fields: object) => changed(lines, `${JSON.stringify({ ...first, ...fields })}\n`)
    const young = 'records/counted-young.jsonl'
    const counted = JSON.parse(whole.get(young)?.toString() ?? '')
    const named = /archive can't be imported/
    const hostile: [string, Buffer, RegExp][] = [
      ['no zip', Buffer.from('hello'), /no whole zip file/],
      ['nothing', Buffer.alloc(0), /no whole zip file/],
      ['cut short', archive.subarray(0, archive.length - 200), named],
      [
        'a name that leads out',
        Buffer.from(archive.toString('latin1').replaceAll('README.txt', '../x/y.txt'), 'latin1'),
        /list of files is damaged/,
      ],
      ['another zip', await packArchive([['a.txt', 'a']]), /clutchbook.json is missing/],
      [
        'another form',
        await changed('clutchbook.json', '{"archive":"clutchbook","form":2,"missing":[]}'),
        /form 2/,
      ],
      [
        'a line that is no JSON',
        await changed(lines, '{"id":'),
        /line 1 of records\/animals.jsonl is damaged/,
      ],
      ['a wrong type', await animal({ name: 5 }), named],
      ['an unknown sex', await animal({ sex: 'Both' }), named],
      ['a number that is none', await animal({ id: -1 }), named],
      [
        'a father of someone else',
        await animal({ fatherId: 999 }),
        /points to one of its animals that is not there/,
      ],
      ['an animal that is its own father', await animal({ fatherId: first.id }), named],
      [
        'counted young that are none',
        await changed(young, JSON.stringify({ ...counted, young: '[{"count":0,"text":"Normal"}]' })),
        /line 1 of records\/counted-young.jsonl is damaged/,
      ],
      [
        'counted young of a project twice',
        await changed(
          young,
          [counted, { ...counted, id: 9999 }].map((row) => JSON.stringify(row)).join('\n'),
        ),
        /it holds the counted young of a project twice/,
      ],
      ['a path for a photo', await animal({ photos: ['../../etc/passwd'] }), named],
      ['a photo of another site', await animal({ photos: ['/api/media/1'] }), named],
      ['a photo that is not there', await animal({ photos: ['media/999.jpg'] }), named],
      [
        'the same number twice',
        await changed(lines, `${JSON.stringify(first)}\n${JSON.stringify(first)}\n`),
        /two of its animals have one number/,
      ],
      [
        'a script for a photo',
        await changed(first.photos[0], '<script>alert(1)</script>'),
        /not a supported file type/,
      ],
      [
        'a line that never ends',
        await changed(lines, 'x'.repeat(10_000_000)),
        /more than an account can take in/,
      ],
      [
        'a bomb of records',
        await changed(lines, Buffer.alloc(270 * 1024 * 1024)),
        /more than an account can take in/,
      ],
    ]
    const stored = await readWholeDatabase(running.app.db)
    for (const [kind, bytes, message] of hostile) {
      const refused = await bringArchive(tom, bytes)
      expect([kind, refused.status >= 400 && refused.status < 500, refused.text]).toEqual([
        kind,
        true,
        expect.stringMatching(message),
      ])
    }
    expect(await readWholeDatabase(running.app.db)).toBe(stored)
    expect((await running.visitor().call('POST', '/api/moving/archive')).status).toBe(401)
    expect((await bringArchive(tom, archive)).status).toBe(201)
  })
})
