import { describe, expect, test } from 'vitest'
import { actionsOf, type CardPlace, viewPath } from './card-actions.ts'

const active = { isHoldback: false, isArchived: false }
const holdback = { isHoldback: true, isArchived: false }
const archived = { isHoldback: false, isArchived: true }
const archivedHoldback = { isHoldback: true, isArchived: true }

const own: CardPlace[] = ['all', 'main', 'holdbacks', 'archived']

describe('the menu of an animal’s card', () => {
  test('COL-55 COL-59 an active animal can be viewed, shared, printed, held back, archived and deleted', () => {
    expect(actionsOf(active, 'main')).toEqual([
      'view',
      'lineage',
      'share',
      'print',
      'addToHoldbacks',
      'archive',
      'delete',
    ])
  })

  test('COL-56 others are offered nothing', () => {
    expect(actionsOf(active, 'public')).toEqual([])
    expect(actionsOf(archived, 'public')).toEqual([])
  })

  test('COL-57 among offspring there is neither archive nor holdback', () => {
    for (const status of [active, holdback, archived])
      expect(actionsOf(status, 'offspring')).toEqual(['view', 'share', 'print', 'removeFromOffspring'])
  })

  test('COL-57 COL-59 an archived animal is unarchived and nothing else is done with its status', () => {
    for (const status of [archived, archivedHoldback])
      expect(actionsOf(status, 'archived')).toEqual([
        'view',
        'lineage',
        'share',
        'print',
        'unarchive',
        'delete',
      ])
  })

  test('COL-58 a holdback is not offered to become one', () => {
    for (const place of own) {
      expect(actionsOf(holdback, place)).not.toContain('addToHoldbacks')
      expect(actionsOf(holdback, place)).toContain('removeFromHoldbacks')
      expect(actionsOf(active, place)).not.toContain('removeFromHoldbacks')
    }
  })

  test('COL-60 only among offspring can an animal be removed from offspring', () => {
    for (const place of own) expect(actionsOf(active, place)).not.toContain('removeFromOffspring')
    expect(actionsOf(active, 'offspring')).toContain('removeFromOffspring')
  })

  test('COL-54 a card leads to the keeper’s own page of the animal, or to the one for others', () => {
    for (const place of [...own, 'offspring' as const]) expect(viewPath(7, place)).toBe('/reptiles/7')
    expect(viewPath(7, 'public')).toBe('/public/reptiles/7')
  })
})
