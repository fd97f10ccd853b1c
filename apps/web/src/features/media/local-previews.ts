/** Addresses of files that are shown before they are stored; each is let go when its item leaves the form. */
export function createLocalPreviews() {
  const addresses = new Map<string, string>()

  const forget = (key: string): void => {
    const address = addresses.get(key)
    if (address) URL.revokeObjectURL(address)
    addresses.delete(key)
  }

  return {
    forget,
    show: (key: string, file: Blob): string => {
      forget(key)
      const address = URL.createObjectURL(file)
      addresses.set(key, address)
      return address
    },
    forgetAll: (): void => {
      for (const key of [...addresses.keys()]) forget(key)
    },
  }
}
