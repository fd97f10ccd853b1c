/** Words of the layout preview; all that it shows is invented. */
export const layoutDemoTexts = {
  title: 'Layout Preview',
  lead: 'How pages are laid out, shown with invented animals. Nothing here is stored, and nothing here is anyone’s.',
  figuresLabel: 'Sample figures',
  figures: [
    { value: '24', label: 'Total Animals' },
    { value: '3', label: 'Active Breeding' },
    { value: '5', label: 'Holdbacks' },
    { value: '11', label: 'Eggs' },
  ],
  animals: 'Animals without a photo',
  cards: [
    { seed: 3, name: 'Saffron', species: 'Python regius', morph: 'Pastel Clown' },
    { seed: 14, name: 'Bramble', species: 'Eublepharis macularius', morph: 'Tremper Albino' },
    { seed: 27, name: 'Thistle', species: 'Pantherophis guttatus', morph: 'Amelanistic' },
    { seed: 41, name: 'Quill', species: 'Heterodon nasicus', morph: 'Anaconda' },
  ],
  incubation: 'From laid to hatched',
  eggs: [
    { state: 'incubating', progress: 0.05, label: 'Day 3' },
    { state: 'incubating', progress: 0.4, label: 'Day 24' },
    { state: 'incubating', progress: 0.75, label: 'Day 45' },
    { state: 'incubating', progress: 1, label: 'Day 60' },
    { state: 'hatched', progress: 1, label: 'Hatched' },
  ],
  week: 'A week’s notes',
  notes: [
    { day: '06/01/2026', text: 'Saffron fed, one adult mouse' },
    { day: '06/03/2026', text: 'Bramble shed in one piece' },
    { day: '06/06/2026', text: 'Quill weighed, 212 g' },
  ],
} as const
