import { setPriority } from 'node:os'
import { findFlaws } from './soundness.ts'

// Keepers come first.
setPriority(10)
const [path = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(findFlaws(path)))
