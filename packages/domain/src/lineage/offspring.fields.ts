import { fields } from '../kernel/record-fields.ts'

const link = { kind: 'link', blank: null } as const

/** Every field of an offspring link: which animal descends from which parent, project or egg. */
export const offspringFields = fields({
  reptileId: { kind: 'link', to: 'animals', label: 'Reptile', absent: 'Please select a reptile' },
  parentId: { ...link, to: 'animals', label: 'Parent' },
  breedingProjectId: { ...link, to: 'breeding-projects', label: 'Breeding project' },
  eggId: { ...link, to: 'eggs', label: 'Egg' },
  clutchId: { ...link, to: 'clutches', label: 'Clutch' },
  hatchDate: { kind: 'day', label: 'Hatch date', blank: null },
  notes: { kind: 'text', label: 'Notes', max: 10_000, blank: null },
})
