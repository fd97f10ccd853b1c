import { afterAll } from 'vitest'
import { closeSharedApps } from './shared-apps.ts'

// Vitest runs this file before each test file, also where files share a process.
afterAll(closeSharedApps)
