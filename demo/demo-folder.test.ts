import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from '../apps/server/src/platform/database/data-dir-lock.ts'
import { emptyDemoFolder, isUnused, markDemoFolder } from './demo-folder.ts'

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of files) writeFileSync(join(folder, file), 'records')
  return folder
}

/** Makes the folder as the server does, and marks it as the demo does. */
function takeDemoFolder(folder: string): void {
  const isFresh = isUnused(folder)
  mkdirSync(folder, { recursive: true })
  if (isFresh) markDemoFolder(folder)
}

test('A11 what the demo made is emptied, and made anew after that', () => {
  const folder = folderWith()
  takeDemoFolder(folder)
  writeFileSync(join(folder, 'clutchbook.db'), 'records')
  emptyDemoFolder(folder)
  expect(existsSync(folder)).toBe(false)
  emptyDemoFolder(folder)
  takeDemoFolder(folder)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('A11 a folder with anybody’s records is never taken for the demo’s own, and never emptied', () => {
  const folder = folderWith('clutchbook.db')
  takeDemoFolder(folder)
  expect(() => emptyDemoFolder(folder)).toThrow('was not made by the demo')
  expect(readdirSync(folder)).toEqual(['clutchbook.db'])
})

test('A11 what a server runs on is not emptied', () => {
  const folder = folderWith()
  takeDemoFolder(folder)
  const release = lockDataDir(folder)
  expect(() => emptyDemoFolder(folder)).toThrow('please stop it first')
  release?.()
  emptyDemoFolder(folder)
  expect(existsSync(folder)).toBe(false)
})

test('A11 what is wrong with a folder is left to the start of the server to tell', () => {
  const path = join(folderWith('records.txt'), 'records.txt', 'demo')
  expect(isUnused(path)).toBe(false)
})
