import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (STORAGE_URL: string) => readSettings({ STORAGE_URL }).store

test('a store is found by an address with its key, which may have any characters', () => {
  expect(readSettings({}).store).toBeNull()
  expect(read('s3://AKIA:a%2Fb%2Bc@s3.example/reptiles?region=eu-west-1')).toEqual({
    origin: 'https://s3.example',
    bucket: 'reptiles',
    region: 'eu-west-1',
    keyId: 'AKIA',
    secret: 'a/b+c',
  })
  expect(read('s3://test%3Atester:x@127.0.0.1:9000/media?tls=off')).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    keyId: 'test:tester',
  })
})

test.each([
  ['https://s3.example/reptiles', 'STORAGE_URL: not an address of the form s3://KEY:SECRET@host/bucket'],
  ['s3://AKIA:hush/hush@s3.example/reptiles', 'STORAGE_URL: not an address of the form'],
  ['s3://s3.example/reptiles', 'STORAGE_URL: the key or its secret is missing'],
  ['s3://AKIA@s3.example/reptiles', 'STORAGE_URL: the key or its secret is missing'],
  ['s3://AKIA:hush@s3.example', 'STORAGE_URL: what follows the host must be the name of a bucket'],
  ['s3://AKIA:hush@s3.example/a/b', 'STORAGE_URL: what follows the host must be the name of a bucket'],
  ['s3://AKIA:hush@s3.example/Reptiles', 'STORAGE_URL: what follows the host must be the name of a bucket'],
  ['s3://AKIA:hush@s3.example/reptiles?tls=maybe', 'STORAGE_URL: tls is neither on nor off'],
  ['s3://AKIA:hush@s3.example/reptiles?zone=1', 'STORAGE_URL: "zone" is none of its options'],
  ['s3://AKIA:hush@s3.example/reptiles?region=a b', 'STORAGE_URL: its region is none'],
  ['s3://AKIA:100%@s3.example/reptiles', 'STORAGE_URL: a % in the key or its secret is written as %25'],
])('STORAGE_URL=%s is refused in one line that keeps the secret', (text, message) => {
  expect(() => read(text)).toThrow(message)
  expect(() => read(text)).not.toThrow(/hush/)
})
