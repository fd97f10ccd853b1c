import { isIPv4, isIPv6 } from 'node:net'

const groups = 8
const networkGroups = 4

/**
 * The network that tries are counted by: an IPv4 address as it is, of an IPv6 address the first 64 bits, because one
 * household commands all the rest. An IPv4 address in IPv6 clothes counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(bare)) return bare
  return `${expand(bare).slice(0, networkGroups).join(':')}::/64`
}

/** All eight groups of an IPv6 address as plain hexadecimal numbers. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const missing = Array<string>(groups - first.length - last.length).fill('0')
  return [...first, ...missing, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}

/** Groups of one part; a dotted end stands for two of them. */
const groupsOf = (part: string): string[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? dottedGroups(group) : [group]))

function dottedGroups(dotted: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)]
}
