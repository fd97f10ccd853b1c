type Photographed = { readonly photos: readonly string[]; readonly profilePhotoIndex: number }

/** The address of the profile photo: the one that was chosen, else the first that is no video. */
export const profilePhotoOf = ({ photos, profilePhotoIndex }: Photographed): string | null =>
  [photos[profilePhotoIndex], ...photos].find((photo) => photo && !photo.endsWith('#video')) ?? null
