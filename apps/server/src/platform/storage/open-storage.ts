import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { createFileStorage } from './file-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import type { Storage } from './storage.ts'

export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** Opens the store where an address is given, else the files in the data folder. */
export const openStorage = ({ store, dataDir }: Pick<Settings, 'store' | 'dataDir'>): Storage =>
  store ? createS3Storage(store) : createFileStorage(mediaFolder(dataDir))
