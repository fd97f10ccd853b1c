import type { APIRequestContext, Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addPlace } from '../harness/places.ts'
import { scrollTo } from '../harness/scroll-to.ts'

/** The entry of a menu, where others are buttons. */
const menuEdit = /^Edit$/

/** A form of a stored record, and how the record is changed past it. */
type Form = {
  /** The page, and the buttons that lead to the form. */
  path: string
  /** Where on the page the buttons stand, if it comes when one scrolls there. */
  part?: string
  buttons: readonly (string | RegExp)[]
  /** Where the record is changed by a call, and how. */
  method: 'put' | 'patch'
  at: string
  elsewhere: Record<string, string | number>
  /** The field that is typed in as well, and another that is typed in alone. */
  both: string
  alone: string
  save: string
  /** What the record is to say in the end: the field of both, the one typed alone, and the one changed elsewhere alone. */
  fields: readonly [string, string, string]
}

const create = async (request: APIRequestContext, path: string, data: object): Promise<number> => {
  const answer = await request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Records of one keeper, with the forms they are changed in. */
async function begin({ request }: Page): Promise<Form[]> {
  await registerKeeper(request)
  const animal = await addAnimal(request, { name: 'Dusk' })
  const project = await addProject(request, await addPair(request))
  const record = await create(request, `/api/animals/${animal}/records`, {
    ...{ recordType: 'feeding', recordDate: dayFromNow(-1), details: 'One rat' },
  })
  const ancestor = await create(request, `/api/reptiles/${animal}/ancestors`, {
    ...{ relation: 'ancestor', name: 'Old Dahlia' },
  })
  const [egg] = await layEggs(request, [{ eggNumber: '1', breedingProjectId: project }])
  const event = await create(request, '/api/events', { title: 'Feed Dusk', startDate: dayFromNow(0) })
  const room = await addPlace(request, { kind: 'room', name: 'Snake room' })
  const page = `/animals/${animal}`
  return [
    {
      ...{
        path: page,
        part: 'Family Tree',
        buttons: ['Add father: parent of Dusk'],
        method: 'patch',
        at: `/api/animals/${animal}`,
      },
      elsewhere: { fatherName: 'Theirs', fatherSource: 'Expo' },
      ...{
        both: 'Name',
        alone: 'Morph',
        save: 'Save',
        fields: ['fatherName', 'fatherMorph', 'fatherSource'],
      },
    },
    {
      ...{ path: page, part: 'Family Tree', buttons: ['Edit Old Dahlia'], method: 'patch' },
      at: `/api/reptiles/${animal}/ancestors/${ancestor}`,
      elsewhere: { name: 'Theirs', source: 'Expo' },
      ...{ both: 'Name', alone: 'Morph/traits', save: 'Save', fields: ['name', 'morph', 'source'] },
    },
    {
      ...{ path: page, buttons: [/^Actions for Feeding/, menuEdit], method: 'patch' },
      at: `/api/animals/${animal}/records/${record}`,
      elsewhere: { details: 'Theirs', recordDate: dayFromNow(-3) },
      ...{ both: 'Details', alone: 'Measurement', save: 'Save Record' },
      fields: ['details', 'measurement', 'recordDate'],
    },
    {
      ...{ path: `/breeding/projects/${project}`, buttons: ['Edit'], method: 'put' },
      at: `/api/breeding-projects/${project}`,
      elsewhere: { name: 'Theirs', projectCode: 'B-7' },
      ...{ both: 'Name', alone: 'Notes', save: 'Save Changes', fields: ['name', 'notes', 'projectCode'] },
    },
    {
      ...{ path: `/breeding/projects/${project}`, buttons: ['Edit Egg #1'], method: 'patch' },
      at: `/api/eggs/${egg}`,
      elsewhere: { eggNumber: 'Theirs', humidity: 85 },
      ...{ both: 'Egg number', alone: 'Notes', save: 'Save Egg', fields: ['eggNumber', 'notes', 'humidity'] },
    },
    {
      ...{ path: '/calendar', buttons: ['Edit: Feed Dusk'], method: 'put', at: `/api/events/${event}` },
      elsewhere: { title: 'Theirs', type: 'feeding' },
      ...{ both: 'Title', alone: 'Description', save: 'Update Event' },
      fields: ['title', 'description', 'type'],
    },
    {
      ...{ path: `/places/${room}`, buttons: ['Change'], method: 'patch', at: `/api/places/${room}` },
      elsewhere: { name: 'Theirs', notes: 'Warm' },
      ...{ both: 'Name', alone: 'Code', save: 'Save', fields: ['name', 'code', 'notes'] },
    },
  ]
}

test(
  'R13 records, projects, eggs, events, places, ancestors and parents keep both changes, and ask where both changed the same',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    test.slow()
    consoleWatch.allow(/status of 412/)
    for (const form of await begin(page)) {
      await page.goto(form.path)
      if (form.part) await scrollTo(page, form.part)
      for (const name of form.buttons) await pressOne(page, name)
      const dialog = page.getByRole('dialog')
      const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: false }).first()
      await expect(dialog.getByRole('button', { name: form.save })).toBeVisible()
      const elsewhere = await page.request[form.method](form.at, { data: form.elsewhere })
      expect(elsewhere.status(), await elsewhere.text()).toBe(200)
      await field(form.both).fill('Mine')
      await field(form.alone).fill('Alone')
      await dialog.getByRole('button', { name: form.save }).click()
      const clash = dialog.getByRole('region', { name: 'Changed elsewhere too' })
      await expect(clash.getByRole('group')).toHaveCount(1)
      await clash.getByRole('radio', { name: 'Keep mine Mine' }).check()
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(dialog).toBeHidden()
      const now = await (await page.request[form.method](form.at, { data: {} })).json()
      const [both, alone, others] = form.fields
      expect([form.path, now[both], now[alone]]).toEqual([form.path, 'Mine', 'Alone'])
      expect(Object.values(form.elsewhere), form.path).toContain(now[others])
    }
  },
)

const pressOne = async (page: Page, name: string | RegExp): Promise<void> => {
  const role = name === menuEdit ? 'menuitem' : 'button'
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click()
}
