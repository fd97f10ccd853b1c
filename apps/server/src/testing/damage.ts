import { open } from 'node:fs/promises'

/** Turns bytes of a file around; doing it again mends them. */
export async function damage(path: string, from: number, length: number): Promise<void> {
  const handle = await open(path, 'r+')
  const bytes = Buffer.alloc(length)
  await handle.read(bytes, 0, length, from)
  await handle.write(
    bytes.map((byte) => byte ^ 0xff),
    0,
    length,
    from,
  )
  await handle.close()
}
