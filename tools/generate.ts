import { writeFileSync } from 'node:fs'
import { drawTable, tableFile } from './record-kinds-table.ts'

writeFileSync(tableFile, drawTable())
