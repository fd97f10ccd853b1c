/** Fetches what says in the shell that this device answers, and what waits on it. */
export const loadDeviceLine = async () => (await import('./device-line.tsx')).DeviceLine
