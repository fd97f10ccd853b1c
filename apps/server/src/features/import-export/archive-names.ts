/** What an archive is: of which form, and how the files in it are called. */
export const archiveForm = 1
export const manifestName = 'clutchbook.json'
export const profileName = 'profile.json'
export const readmeName = 'README.txt'
export const linesNameOf = (kind: string): string => `records/${kind}.jsonl`
export const sheetNameOf = (kind: string): string => `sheets/${kind}.csv`

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** What the file of a photo or video is called. */
export const mediaNameOf = (id: number, contentType: string): string =>
  `media/${id}.${endings[contentType] ?? 'bin'}`
