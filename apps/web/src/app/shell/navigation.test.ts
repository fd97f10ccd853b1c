import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { additions, furtherPlaces, isWithin, menuPlacesOf, places, placesOf } from './navigation.ts'

/** The addresses that have a page in the shell, read from the names of the route files. */
const pages = new Set(
  readdirSync(join(import.meta.dirname, '../../routes'))
    .filter((file) => file.startsWith('_shell.'))
    .map((file) => file.replace(/^_shell\.|(\.?index)?\.tsx$/g, ''))
    .map((name) => `/${name.replaceAll('.', '/')}`),
)

const sidebar = [
  ['Profile', '/profile'],
  ['Dashboard', '/'],
  ['My Animals', '/animals'],
  ['Holdbacks', '/holdbacks'],
  ['Breeding', '/breeding'],
  ['Incubator', '/incubating'],
  ['Calendar', '/calendar'],
] as const

const addNew = [
  ['New Animal', null],
  ['New Project', '/breeding'],
  ['Add Egg', '/breeding'],
  ['Record Hatching', '/breeding'],
  ['Add Event', '/calendar'],
] as const

test('SHELL-13 the navigation leads to seven places in the stated order, and each of them has a page', () => {
  expect(places.map(({ label, to }) => [label, to])).toEqual(sidebar)
  for (const { to } of places) expect(pages).toContain(to)
})

test('SHELL-14 ADM-10 the repair of data is a place for the keeper called admin alone', () => {
  expect(placesOf('admin').map(({ label }) => label)).toEqual([
    ...places.map(({ label }) => label),
    'Data Repair',
  ])
  for (const username of ['mara', 'Admin', 'admin2', undefined]) expect(placesOf(username)).toEqual(places)
})

const furtherLabels = ['Places', 'Records', 'Feeders', 'Genetics', 'Statistics', 'Keepers', 'Trash']

test('SHELL-26 SHELL-14 the slide-out menu lists the seven, then seven more places, each with a page', () => {
  const labels = places.map(({ label }) => label)
  const menuOf = (username: string) => menuPlacesOf(username).map(({ label }) => label)
  expect(menuOf('mara')).toEqual([...labels, ...furtherLabels])
  expect(menuOf('admin')).toEqual([...labels, ...furtherLabels, 'Data Repair'])
  for (const { to } of furtherPlaces) expect([...pages, '/genetics']).toContain(to)
})

test('SHELL-15 of the slide-out menu one entry is current, also where a place has pages that another lists', () => {
  for (const { to, label } of menuPlacesOf('mara'))
    expect(
      menuPlacesOf('mara')
        .filter((place) => isWithin(place, to))
        .map((place) => place.label),
    ).toEqual([label])
})

test('SHELL-22 the Add New menu offers five things in the stated order', () => {
  expect(additions.map((addition) => [addition.label, 'to' in addition ? addition.to : null])).toEqual(addNew)
})

test('a phone’s bar holds at most three places beside its button and its menu', () => {
  const atThumb = places.filter(({ thumb }) => thumb !== undefined)
  expect(atThumb.length).toBeGreaterThan(0)
  expect(atThumb.length).toBeLessThanOrEqual(3)
})

describe('SHELL-15 the entry of the place that a page belongs to is highlighted', () => {
  const highlighted = (path: string) =>
    places.filter((place) => isWithin(place, path)).map(({ label }) => label)

  test.each([
    ['/', ['Dashboard']],
    ['/profile', ['Profile']],
    ['/profile/', ['Profile']],
    ['/profile/7', []],
    ['/animals', ['My Animals']],
    ['/animals/7', ['My Animals']],
    ['/reptiles', ['My Animals']],
    ['/reptiles/7', ['My Animals']],
    ['/breeding', ['Breeding']],
    ['/breeding/new', ['Breeding']],
    ['/breeding/projects/7', ['Breeding']],
    ['/genetics', ['Breeding']],
    ['/genetics/genes', ['Breeding']],
    ['/genetics/plan', ['Breeding']],
    ['/genetics/review', ['Breeding']],
    ['/season', ['Breeding']],
    ['/season/2027', ['Breeding']],
    ['/season/planner', ['Breeding']],
    ['/incubating', ['Incubator']],
    ['/incubators/7', ['Incubator']],
    ['/animalsX', []],
    ['/nowhere', []],
  ])('SHELL-15 at %s it is %j', (path, labels) => {
    expect(highlighted(path)).toEqual(labels)
  })
})
