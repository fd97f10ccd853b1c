import { expect, test, vi } from 'vitest'
import {
  ApiError,
  connectionError,
  currentOf,
  errorOf,
  failureNumber,
  messageOf,
  unreachable,
} from './api-error.ts'

const answer = (status: number, body: string, statusText = ''): Response =>
  new Response(body, { status, statusText })

test('SHELL-48 a refused answer is an error of the status, a colon and the text', async () => {
  const error = await errorOf(answer(404, '{"message":"Reptile not found","code":"not-found"}'))
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('404: Reptile not found')
})

test('SHELL-49 the text is the message of the body', async () => {
  const error = await errorOf(answer(400, '{"message":"Name is required","error":"Bad Request"}'))
  expect(error.text).toBe('Name is required')
})

test('SHELL-49 without a message the text is the error of the body', async () => {
  expect((await errorOf(answer(400, '{"error":"Bad Request"}'))).text).toBe('Bad Request')
})

test('SHELL-49 a body that is no JSON is the text itself', async () => {
  expect((await errorOf(answer(502, 'upstream is gone'))).text).toBe('upstream is gone')
})

test('SHELL-49 a JSON body without words of its own is the text itself', async () => {
  expect((await errorOf(answer(400, '{"reason":7}'))).text).toBe('{"reason":7}')
  expect((await errorOf(answer(400, 'null'))).text).toBe('null')
})

test('SHELL-50 an empty body gives the status text', async () => {
  expect((await errorOf(answer(503, '', 'Service Unavailable'))).message).toBe('503: Service Unavailable')
})

test('SHELL-51 the error carries the status as a number', async () => {
  expect((await errorOf(answer(409, '{"message":"Email already in use"}'))).status).toBe(409)
})

test('SHELL-62 the error carries the code and the messages by field', async () => {
  const body = '{"message":"Email already in use","code":"taken","errors":{"email":"Email already in use"}}'
  const error = await errorOf(answer(409, body))
  expect(error.code).toBe('taken')
  expect(error.errors).toEqual({ email: 'Email already in use' })
})

test('SHELL-52 a body that can’t be read is told to the console, and the status text stands in', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const error = await errorOf(new Response(body, { status: 500, statusText: 'Internal Server Error' }))
  expect(error.message).toBe('500: Internal Server Error')
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})

test('SHELL-52 a call that was given up while its answer was read is no failure to tell', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const given = new DOMException('The user aborted a request.', 'AbortError')
  const body = new ReadableStream({ start: (stream) => stream.error(given) })
  await expect(errorOf(new Response(body, { status: 500 }))).rejects.toBe(given)
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})

test('SHELL-53 a server that can’t be reached is an error with the connection’s own words', () => {
  expect(connectionError.title).toBe('Connection Error')
  expect(unreachable().status).toBe(0)
  expect(unreachable().text).toBe('Could not connect to the server. Please check your connection.')
})

test('SHELL-Q06 people read the text without the status code, or the words given for want of one', () => {
  expect(messageOf(new ApiError(404, 'Reptile not found'), 'Failed')).toBe('Reptile not found')
  expect(messageOf(new TypeError('x is undefined'), 'Failed')).toBe('Failed')
  expect(messageOf(new ApiError(500, ''), 'Failed')).toBe('Failed')
})

test('R13 the refusal of a stale version brings the record as it is now; other failures bring none', async () => {
  const current = { id: 7, version: 3, name: 'Ember' }
  const refusal = async (code: string) =>
    errorOf(Response.json({ message: 'Changed meanwhile', code, current }, { status: 412 }))
  expect(currentOf(await refusal('stale-version'))).toEqual(current)
  expect(currentOf(await refusal('taken'))).toBeNull()
  expect(currentOf(new ApiError(412, 'Changed meanwhile', 'stale-version'))).toBeNull()
  expect(currentOf(new TypeError('x is undefined'))).toBeNull()
})

test('U12 a failure of the server’s own has the number of its log, a refusal and a server out of reach have none', async () => {
  const answer = (status: number) =>
    errorOf(new Response('{}', { status, headers: { 'X-Request-Id': 'a1' } }))
  expect(failureNumber(await answer(500))).toBe('a1')
  expect(failureNumber(await errorOf(new Response('{}', { status: 502 })))).toBeNull()
  expect(failureNumber(await answer(409))).toBeNull()
  expect(failureNumber(unreachable())).toBeNull()
  expect(failureNumber(new Error('x'))).toBeNull()
})
