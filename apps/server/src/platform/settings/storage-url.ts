import { SettingError } from './setting-error.ts'

/** A bucket of a store that speaks S3, and the key that opens it. */
export type S3Place = {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const form = 's3://KEY:SECRET@host/bucket?region=us-east-1&tls=on'
const usualRegion = 'us-east-1'

/** Reads STORAGE_URL; null where none is set. Nothing of the value is repeated in a message, because it holds a secret. */
export function readStorageUrl(text: string | undefined): S3Place | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 's3:') throw refusal(`not an address of the form ${form}`)
  const { username, password, pathname, hash } = url
  if (!username || !password)
    throw refusal(
      'the key or its secret is missing; write characters such as / + : @ in them as %2F %2B %3A %40',
    )
  const bucket = pathname.slice(1)
  if (hash || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw refusal('what follows the host must be the name of a bucket: 3 to 63 of a-z, 0-9, "." and "-"')
  return { ...readHost(url), bucket, keyId: decode(username), secret: decode(password) }
}

function readHost({ host, searchParams }: URL): Pick<S3Place, 'origin' | 'region'> {
  const unknown = [...searchParams.keys()].find((name) => name !== 'region' && name !== 'tls')
  if (unknown) throw refusal(`"${unknown}" is none of its options, which are region and tls`)
  const address = `${isEncrypted(searchParams.get('tls')) ? 'https' : 'http'}://${host}`
  if (!host || !URL.canParse(address)) throw refusal('the host of the store is missing or none')
  const region = searchParams.get('region') || usualRegion
  if (!/^[a-z0-9-]+$/i.test(region)) throw refusal('its region is none')
  return { origin: new URL(address).origin, region }
}

function isEncrypted(tls: string | null): boolean {
  if (tls !== null && tls !== 'on' && tls !== 'off') throw refusal('tls is neither on nor off')
  return tls !== 'off'
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw refusal('a % in the key or its secret is written as %25')
  }
}

const refusal = (words: string): SettingError => new SettingError(`STORAGE_URL: ${words}`)
