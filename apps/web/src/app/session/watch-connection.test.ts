import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError, unreachable } from '../../shared/api/api-error.ts'
import { showToast, toasts } from '../../shared/ui/toast.ts'
import { watchConnection } from './watch-connection.ts'

async function read(paths: string[], error: unknown): Promise<void> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  watchConnection(cache)
  await Promise.all(
    paths.map((path) => cache.prefetchQuery({ queryKey: [path], queryFn: () => Promise.reject(error) })),
  )
}

test('SHELL-53 SHELL-37 a read that does not reach the server is told in the style of a failure', async () => {
  await read(['/api/animals'], unreachable())
  expect(toasts.current()).toMatchObject({
    title: 'Connection Error',
    text: 'Could not connect to the server. Please check your connection.',
    failure: true,
    open: true,
  })
})

test('SHELL-53 several reads that fail together are told once', async () => {
  showToast({ title: 'Animal added' })
  const before = toasts.current()?.id ?? 0
  await read(['/api/animals', '/api/dashboard', '/api/user'], unreachable())
  expect(toasts.current()).toMatchObject({ id: before + 1, title: 'Connection Error' })
})

test('SHELL-53 a refusal is no lack of connection', async () => {
  showToast({ title: 'Animal added' })
  await read(['/api/animals/7'], new ApiError(404, 'Reptile not found'))
  expect(toasts.current()?.title).toBe('Animal added')
})
