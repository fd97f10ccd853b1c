import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'

const lab = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2026-05-01' }
const secret = { marker: 'secret marker', file: 'secret file', statedBy: 'secret name', note: 'secret note' }

onBothDatabases('genes of shared animals', (dialect) => {
  test('GEN-59 strangers see genes once their keeper shows them, with how each is known and the warnings, and nothing else', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const keeper = await newKeeper()
    const fatherId = await addAnimal(keeper, {
      ...{ name: 'Cinder', sex: 'Male' },
      genotype: { entries: [{ gene: 'bp-piebald', copies: 2, evidence: 'visual' }] },
    })
    const id = await addAnimal(keeper, {
      fatherId,
      genotype: {
        entries: [
          { gene: 'bp-spider', copies: 1, evidence: 'visual', ...secret },
          { gene: 'bp-clown', copies: 1, ...lab, ...secret },
          { gene: 'bp-albino', copies: 1, chance: '2/3', evidence: 'stated', ...secret },
          { gene: 'bp-pastel', copies: 0, evidence: 'offspring', ...secret },
        ],
      },
    })
    const path = `/api/reptiles/${id}/sharing`
    const shared = async () => {
      const { status, text, json } = await visitor().get(`/api/shared/reptile/${id}`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/secret|Piebald/)
      return json().genotype
    }
    expect((await keeper.put(path, { shared: true })).json()).toMatchObject({ showGenotype: false })
    expect(await shared()).toBeNull()
    expect((await keeper.put(path, { shared: true, showGenotype: true })).json()).toMatchObject({
      showGenotype: true,
    })
    const none = { laboratory: null, testedOn: null }
    expect(await shared()).toEqual({
      ...{ name: 'Spider het Clown 66% het Albino', tradeName: null, version: '2026.11' },
      traits: [
        { text: 'Spider', evidence: 'visual', sure: true, ...none },
        { text: 'het Clown', sure: true, ...lab },
        { text: '66% het Albino', evidence: 'stated', sure: false, ...none },
        { text: 'no Pastel', evidence: 'offspring', sure: true, ...none },
      ],
      warnings: [
        {
          ...{
            level: 'caution',
            genes: ['bp-spider'],
            code: 'wobble',
            note: expect.stringMatching(/balance/),
          },
          sources: expect.any(Array),
        },
      ],
    })
    expect((await keeper.put(path, { shared: true, showNotes: false })).json().showGenotype).toBe(true)
    expect((await keeper.get(`/api/reptiles/${id}/preview`)).json().genotype).toMatchObject({
      name: 'Spider het Clown 66% het Albino',
    })
    await keeper.remove(`/api/animals/${id}/genotype`)
    expect(await shared()).toBeNull()
  })
})
