import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { addPlace } from '../../testing/places.ts'
import { planFor } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createRecordReadings } from './record-readings.ts'
import { createToday } from './today.ts'

const day = '2026-06-15'

onBothDatabases('what is kept of readings', (dialect) => {
  test(
    'HUS-44 a day is told as if nothing were kept, whatever was done with records before',
    formOf(dialect === 'sqlite'),
    async () => {
      const clock = createTestClock(`${day}T12:00:00.000Z`)
      const { app, keeper: newKeeper } = await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' } })
      const keeper = await newKeeper({ timeZone: 'UTC' })
      const { id: keeperId, ...user } = (await keeper.get('/api/user')).json()
      const [ember, dusk] = [
        await addAnimal(keeper, { name: 'Ember', sex: 'Female' }),
        await addAnimal(keeper, { name: 'Dusk', sex: 'Male' }),
      ]
      await planFor(keeper, [ember, dusk], { minDays: 7, startsOn: '2026-01-01' })
      const records = `/api/animals/${ember}/records`

      let before = ''
      const expectAsAnew = async (what: string): Promise<void> => {
        const kept = (await keeper.get('/api/today')).json()
        const readings = createRecordReadings()
        const getAnew = createToday({ db: app.db, clock, readings })
        const { today } = await getAnew({ ...user, keeperId, timeZone: 'UTC' }, { limit: 100 })
        expect(kept, what).toEqual(JSON.parse(JSON.stringify(today)))
        expect(JSON.stringify(kept), `${what} changes what is told`).not.toBe(before)
        before = JSON.stringify(kept)
      }
      const write = async (recordType: string, recordDate: string, fields: object = {}): Promise<number> => {
        const answer = await keeper.post(records, { recordType, recordDate, ...fields })
        expect(answer.status, answer.text).toBe(201)
        return answer.json().id
      }
      const done = async (sent: Promise<{ status: number; text: string }>): Promise<void> => {
        const { status, text } = await sent
        expect([200, 201, 204], text).toContain(status)
      }

      await expectAsAnew('at first')
      const meal = await write('feeding', '2026-06-08', { data: { prey: 'rat', state: 'frozen-thawed' } })
      await expectAsAnew('a meal')
      await done(keeper.patch(`${records}/${meal}`, { data: { prey: 'mouse', state: 'frozen-thawed' } }))
      await expectAsAnew('a meal that is changed')
      const blue = await write('blue', '2026-05-01')
      await expectAsAnew('blue for long')
      const shed = await write('shed', '2026-06-14')
      await expectAsAnew('a shed, which ends that')
      await done(keeper.remove(`${records}/${shed}`))
      await expectAsAnew('a shed that is removed')
      await done(keeper.post(`/api/trash/records/${shed}/restore`))
      await expectAsAnew('a shed that is back')
      await done(keeper.remove(`${records}/${blue}`))
      const weights = [500, 430].map((grams, at) => ({
        ...{ animalId: ember, clientId: `weighed-${at}`, recordType: 'weight' },
        ...{ recordDate: at === 0 ? '2026-06-01' : day, measurement: `${grams}`, unit: 'g' },
      }))
      const log = await keeper.post('/api/log', { entries: weights })
      expect(log.status, log.text).toBe(200)
      await expectAsAnew('a loss of weight')
      const pairing = { name: 'Dusk x Ember', femaleId: ember, maleId: dusk, startDate: '2026-02-01' }
      const project = await keeper.post('/api/breeding-projects', { ...pairing, status: 'Gravid' })
      expect(project.status, project.text).toBe(201)
      await expectAsAnew('gravid by a project, so that less is told')
      await done(keeper.remove(`/api/breeding-projects/${project.json().id}`))
      await expectAsAnew('gravid no more')
      await done(keeper.post('/api/log/undo', { clientIds: ['weighed-1'] }))
      await expectAsAnew('taken back')
      await done(keeper.patch('/api/husbandry/settings', { unfedDays: 1 }))
      await expectAsAnew('other settings')
      await done(keeper.remove(`/api/animals/${ember}`))
      await expectAsAnew('an animal that is gone')
      await done(keeper.post(`/api/trash/animals/${ember}/restore`))
      await expectAsAnew('an animal that is back')

      const [{ id: plan }] = (await keeper.get(`/api/plans?animalId=${dusk}`)).json()
      await done(keeper.patch(`/api/plans/${plan}`, { startsOn: '2026-06-10' }))
      await expectAsAnew('a plan that is changed')
      await done(keeper.patch(`/api/plans/${plan}`, { pauses: ['medication'], title: 'Small meal' }))
      await expectAsAnew('another title')
      const course = { kind: 'medication', dose: { drug: 'Fenbendazole' }, times: ['13:00', '20:00'] }
      const dosed = await planFor(keeper, [dusk], { ...course, startsOn: day })
      await expectAsAnew('a course, which pauses it')
      clock.moveOn({ hours: 9 })
      await expectAsAnew('hours later, when a time is late')
      await done(keeper.patch(`/api/plans/${dosed}`, { isOn: false }))
      await expectAsAnew('the course is off')
      await done(keeper.post(`/api/animals/${dusk}/records`, { recordType: 'blue', recordDate: day }))
      await done(keeper.patch(`/api/plans/${plan}`, { pauses: null }))
      await expectAsAnew('blue, which pauses it')

      const [rack, tub] = [await addPlace(keeper, { kind: 'rack', name: 'Rack' }), await addPlace(keeper)]
      const weighed = { kind: 'weight', minDays: 30, startsOn: '2026-06-01' }
      await done(keeper.put('/api/plans', { ...weighed, placeIds: [rack] }))
      await done(keeper.patch(`/api/animals/${dusk}`, { placeId: tub }))
      await expectAsAnew('in a tub by itself')
      await done(keeper.patch(`/api/places/${tub}`, { parentId: rack }))
      await expectAsAnew('in the rack, which has a plan')
      await done(keeper.put('/api/plans', { kind: 'cleaning', of: 'place', minDays: 7, placeIds: [tub] }))
      await expectAsAnew('a plan of the tub itself')
      const cleaned = { placeId: tub, clientId: 'cleaned-tub', recordType: 'cleaning', recordDate: day }
      await done(keeper.post('/api/log', { entries: [cleaned] }))
      await expectAsAnew('a tub that is clean')
      await done(keeper.post(`/api/animals/${dusk}/archive`))
      await expectAsAnew('an animal that is archived')
    },
  )
})
