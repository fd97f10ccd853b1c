import { expect, test } from 'vitest'
import { type BuildList, hintsOf } from './page-hints.ts'

const part = (name: string): string => `src/routes/${name}.tsx?tsr-split=component`

const list: BuildList = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  _grid: { file: 'assets/grid.js', imports: ['index.html', '_card'], css: ['assets/grid.css'] },
  _card: { file: 'assets/card.js', imports: ['_grid'] },
  [part('_shell.animals.index')]: { file: 'assets/animals.js', imports: ['_grid', 'index.html'] },
  [part('_shell.animals.$id')]: { file: 'assets/animal.js', imports: ['_card'] },
  [part('_shell.breeding')]: { file: 'assets/breeding.js' },
  [part('_shell.breeding.new')]: { file: 'assets/new.js' },
  [part('_shell.breeding_.projects.$id')]: { file: 'assets/project.js' },
  [part('auth')]: { file: 'assets/auth.js' },
  'src/features/media/viewer-dialog.tsx': { file: 'assets/viewer.js' },
}

test('B18 each page is told with the files that it loads beside the first ones, those of what it needs included', () => {
  const hints = new Map(hintsOf(list).map(({ path, files }) => [path, files]))
  expect(hints.get('/')).toEqual([])
  expect(hints.get('/animals')).toEqual([
    'assets/animals.js',
    'assets/grid.js',
    'assets/grid.css',
    'assets/card.js',
  ])
  expect(hints.get('/animals/$id')).toEqual([
    'assets/animal.js',
    'assets/card.js',
    'assets/grid.js',
    'assets/grid.css',
  ])
  expect(hints.has('/viewer-dialog')).toBe(false)
})

test('B18 a page within another brings that as well, unless it only has its address below it', () => {
  const hints = new Map(hintsOf(list).map(({ path, files }) => [path, files]))
  expect(hints.get('/breeding/new')).toEqual(['assets/breeding.js', 'assets/new.js'])
  expect(hints.get('/breeding/projects/$id')).toEqual(['assets/project.js'])
})

test('B18 pages of the shell are the keeper’s own', () => {
  const own = hintsOf(list).filter(({ isKeepers }) => isKeepers)
  expect(own.map(({ path }) => path)).toContain('/animals/$id')
  expect(own.map(({ path }) => path)).not.toContain('/auth')
})
