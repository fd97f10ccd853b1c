/** Words of the animal form. Texts in the requirements' quotes are exact. */
export const formTexts = {
  cards: {
    basic: 'Basic Information',
    additional: 'Additional Information',
    parents: 'Parent Information',
    fatherPhotos: 'Father Photos',
    motherPhotos: 'Mother Photos',
  },
  hints: {
    additional: 'Origin, sale and notes',
    parents: 'From your collection, or as text',
    photos: 'Optional',
  },
  fieldHints: {
    species: 'Such as Python regius',
    isHoldback: 'Kept for your own breeding; shown under Holdbacks instead of My Animals',
    price: 'Listed once a price is entered',
    contact: 'Shown to others only with a listing',
  },
  none: 'None',
  nameless: 'An animal that is not there any more',
  parentPlaceholder: 'None, or search your collection',
  noneOfSexFound: 'No animal of that sex matches',
  noneFound: 'No animal matches',
  save: 'Save Animal',
  cancel: 'Cancel',
  bred: 'Bred',
  close: 'Close',
  editTitle: (name: string) => `Edit ${name}`,
  loading: 'Loading the form',
  uploading: 'Waiting for your photos to arrive…',
  saving: 'Saving…',
  added: { title: 'Success', text: 'Animal added with videos and photos!' },
  changed: { title: 'Success', text: 'Animal updated with videos and photos!' },
  failed: { title: 'Error', otherwise: 'Failed to save animal' },
  photosMissing: (names: readonly string[]) =>
    `Not everything was uploaded: ${names.join(', ')}. Try the upload again or remove it, then save.`,
} as const
