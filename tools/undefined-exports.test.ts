import { expect, test } from 'vitest'
import { undefinedExports } from './undefined-exports.ts'

test('a name that a script exports and nowhere defines is found', () => {
  const broken = 'import{t as e}from"./a.js";export{e as component,run_copy_exports as t};'
  expect(undefinedExports(broken)).toEqual(['run_copy_exports'])
  const whole = 'var run_copy_exports=n({a:()=>a});export{e as component,run_copy_exports as t};'
  expect(undefinedExports(whole)).toEqual([])
  expect(undefinedExports('var e=n({a:()=>a});export{e as t};')).toEqual([])
})
