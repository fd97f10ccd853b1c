import { dirname, join } from 'node:path'

/** An answer that left: its status, what was not on the disk by then, and how often something was synced since the one before. */
export type Departure = { readonly status: number; readonly unsynced: string[]; readonly syncs: number }

/** How often each file or folder was changed, and which of its changes are on the disk. */
type Disk = { readonly changes: Map<string, number>; readonly synced: Map<string, number> }

type Pending = { readonly path: string; readonly covers: number }

/** A file that a call names by its number, as strace writes it: `21</data/clutchbook.db-wal>`. */
const target = /^(\w+)\(\d+<([^>]*)>/
const naming = /^(rename|renameat2?)\(.*"([^"]+)"(?:, \w+)?\)\s*= 0/
const making = /^mkdir(?:at)?\(.*"([^"]+)", 0\d+\)\s*= 0/
const answer = /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)[^>]*>.*?"HTTP\/1\.1 (\d{3})/

/**
 * Reads in what strace saw of a server which answers were given while something that it had changed was not on the disk.
 * A sync counts from its end, and for what was changed before its beginning; an answer counts from its beginning.
 */
export function listDepartures(lines: readonly string[], isPromised: (path: string) => boolean): Departure[] {
  const disk: Disk = { changes: new Map(), synced: new Map() }
  const pending = new Map<string, Pending>()
  const departures: Departure[] = []
  let syncs = 0
  const end = ({ path, covers }: Pending): void => {
    disk.synced.set(path, Math.max(covers, disk.synced.get(path) ?? 0))
    syncs += 1
  }
  for (const line of lines) {
    const [, pid = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const status = answer.exec(call)?.[1]
    if (status !== undefined) {
      departures.push({ status: Number(status), unsynced: listUnsynced(disk).filter(isPromised), syncs })
      syncs = 0
    } else if (/^<\.\.\. (fsync|fdatasync) resumed>/.test(call)) {
      const begun = pending.get(pid)
      if (begun && call.endsWith('= 0')) end(begun)
    } else {
      noteNaming(disk, call, isPromised)
      noteCall(disk, call, (begun) => (call.endsWith('= 0') ? end(begun) : pending.set(pid, begun)))
    }
  }
  return departures
}

const change = ({ changes }: Disk, path: string) => changes.set(path, (changes.get(path) ?? 0) + 1)

function noteCall(disk: Disk, call: string, onSync: (begun: Pending) => void): void {
  const [, name = '', path = ''] = target.exec(call) ?? []
  if (name === 'fsync' || name === 'fdatasync') onSync({ path, covers: disk.changes.get(path) ?? 0 })
  else if (/^p?write/.test(name) && path.startsWith('/')) change(disk, path)
}

/** A name is on the disk once its folder is; the name of something that nobody was promised need not be. */
function noteNaming(disk: Disk, call: string, isPromised: (path: string) => boolean): void {
  const named = naming.exec(call)?.[2] ?? making.exec(call)?.[1]
  if (named !== undefined && isPromised(named)) change(disk, dirname(join(named)))
}

const listUnsynced = ({ changes, synced }: Disk): string[] =>
  [...changes].flatMap(([path, count]) => (count > (synced.get(path) ?? 0) ? [path] : []))
