/** Whether the server says that a file of the site is not there; one that can't be reached says nothing. */
export async function isGone(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
