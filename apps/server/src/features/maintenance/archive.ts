import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { opendir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { create, extract } from 'tar'
import { z } from 'zod'

/** The names in an archive. */
export const databaseName = 'clutchbook.db'
export const mediaName = 'media'
/** Where photos and videos are kept in a store, their keys in it, a line each; in place of the media. */
export const storedName = 'stored.txt'
const listName = 'contents.json'

/** What an archive is made of; another form gets another number, so that no older version takes it for its own. */
const forms = { withMedia: 1, withKeys: 2 } as const

const contents = z.object({
  form: z.union([z.literal(forms.withMedia), z.literal(forms.withKeys)]),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})

/** What an archive holds: each file by its path, with its size in bytes and its hash. */
export type Contents = z.infer<typeof contents>

type Origin = Pick<Contents, 'madeBy' | 'madeAt'>

/** Whether the photos and videos are in a store, and the archive only names them. */
export const namesStored = ({ form }: Contents): boolean => form === forms.withKeys

/** Packs a folder that holds a database and media, or their keys, into one file, with the list of what it holds. */
export async function pack(folder: string, file: string, origin: Origin): Promise<Contents> {
  const files = await describeFiles(folder)
  const isStored = files.some(({ path }) => path === storedName)
  const packed: Contents = { form: isStored ? forms.withKeys : forms.withMedia, ...origin, files }
  await writeFile(join(folder, listName), JSON.stringify(packed))
  const parts = [listName, databaseName, isStored ? storedName : mediaName]
  await create({ file, cwd: folder, portable: true, strict: true }, parts)
  return packed
}

/** Unpacks an archive into an empty folder. Throws unless every file came as the archive's own list has it. */
export async function unpack(file: string, folder: string): Promise<Contents> {
  await extract({ file, cwd: folder, strict: true, filter: (_, entry) => isPlain(entry) }).catch(
    (error: unknown) => {
      throw new Error(`This is no whole backup: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
  const listed = await readContents(folder)
  const found = new Map((await describeFiles(folder)).map((one) => [one.path, one]))
  for (const { path, bytes, sha256 } of listed.files) {
    const one = found.get(path)
    if (one?.bytes !== bytes || one.sha256 !== sha256)
      throw new Error(`This backup is damaged: ${path} is not as it was packed`)
  }
  if (found.size !== listed.files.length) throw new Error('This backup holds more than it lists')
  return listed
}

/** Links out of the archive could lead anywhere. */
const isPlain = (entry: object): boolean =>
  !('type' in entry) || /^(File|Directory)$/.test(String(entry.type))

async function readContents(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, listName), 'utf8').catch(() => '')
  const read = contents.safeParse(text === '' ? null : parse(text))
  if (!read.success) throw new Error('This is no backup of Clutchbook, or one of another version')
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All files of a folder but the list itself, ordered by path. */
async function describeFiles(folder: string): Promise<Contents['files']> {
  const files: Contents['files'] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const place = join(entry.parentPath, entry.name)
    const path = relative(folder, place).replaceAll(sep, '/')
    if (path !== listName) files.push({ path, ...(await measure(place)) })
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
