import { setPriority } from 'node:os'
import { checkIntegrity } from './integrity-check.ts'

// Keepers come first.
setPriority(10)
const [path = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(checkIntegrity(path)))
