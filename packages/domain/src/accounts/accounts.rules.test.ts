import { expect, test } from 'vitest'
import {
  accountKey,
  displayName,
  emailProblem,
  initials,
  isReservedName,
  nameProblem,
  passwordProblem,
  replacedPasswordProblem,
  usernameProblem,
} from './accounts.rules.ts'

test('ACC-10 ACC-11 ACC-Q20 a username has 3 to 40 characters and no spaces around it', () => {
  expect(usernameProblem('ab')).toBe('Username must be at least 3 characters')
  expect(usernameProblem('mara ')).toBe('Username cannot have leading or trailing spaces')
  expect(usernameProblem('m'.repeat(41))).toBe('Username must be at most 40 characters')
  expect(usernameProblem('mara reyes')).toBeNull()
})

test('ACC-12 ACC-Q20 a password has at least the floor and at most 200 characters', () => {
  expect(passwordProblem()('abc')).toBe('Password must be at least 4 characters')
  expect(passwordProblem(8)('1234567')).toBe('Password must be at least 8 characters')
  expect(passwordProblem()('p'.repeat(201))).toBe('Password must be at most 200 characters')
  expect(passwordProblem()('пароль с пробелами 🦎')).toBeNull()
})

test('ACC-53 a password that replaces another has at least 6 characters, in the words of the settings', () => {
  expect(replacedPasswordProblem()('12345')).toBe('Password must be at least 6 characters long')
  expect(replacedPasswordProblem()('123456')).toBeNull()
  expect(replacedPasswordProblem(10)('123456789')).toBe('Password must be at least 10 characters long')
  expect(replacedPasswordProblem()('p'.repeat(201))).toBe('Password must be at most 200 characters')
})

test('a name stands on one line: line breaks and other control characters are refused', () => {
  for (const text of ['mara\nreyes', 'mara\r\nBcc: x', 'mara\u0000', 'mara\u001b[31m', 'mara\u0085x'])
    expect([text, nameProblem(text)]).toEqual([text, 'Please remove the invisible control characters'])
  expect(nameProblem('Zoë Ødegård 🦎')).toBeNull()
})

test.each(['mara@example.org', 'm.r+rack7@mail.example.co.uk', 'ø@dyr.example'])(
  'ACC-13 %s is an e-mail address',
  (email) => {
    expect(emailProblem(email)).toBeNull()
  },
)

test.each([
  '',
  'mara',
  'mara@',
  '@example.org',
  'mara@localhost',
  'a b@example.org',
  'a@b@c.org',
  'mara@example.',
  'x\n@example.org',
  'ma\u200bra@example.org',
  'ma\u0001ra@example.org',
  'mara@exa\ufe0fmple.org',
  'ma\ud800ra@example.org',
])('ACC-13 %j is none', (email) => {
  expect(emailProblem(email)).toBe('Please enter a valid email')
})

test('ACC-14 ACC-15 a name may be left out, but one letter is too few', () => {
  expect(nameProblem('')).toBeNull()
  expect(nameProblem(' M ')).toBe('Name must be at least 2 characters when provided')
  expect(nameProblem('Jo')).toBeNull()
})

test.each([
  'admin',
  'ADMIN',
  ' admin ',
  'ａdmin',
  'аdmin',
  'adm1n',
  'a.d.m.i.n',
  'ádmin',
  'adm\u200bin',
  'αdmin',
  'r00t',
  'supp0rt',
  'Administrator',
  'clutchb00k',
  'admin~',
  '^admin',
  'ad+min',
  'adrnin',
  'ᴀᴅᴍɪɴ',
  'ađmin',
  'ꜱᴜᴘᴘᴏʀᴛ',
])('ACC-98 %j is kept for the operator', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each(['mara', 'adminton', 'madmin', 'rooter', 'sam'])('ACC-98 %j is free', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('ACC-98 names and addresses are one whatever their case or width', () => {
  expect(accountKey('ＭARA')).toBe(accountKey('mara'))
})

test('ACC-71 ACC-72 the shown name falls back to User, the initials to RT', () => {
  expect(displayName({ name: null })).toBe('User')
  expect(initials({ name: null })).toBe('RT')
  expect(initials({ name: 'Mara Reyes' })).toBe('MA')
})

test.each([
  'ma\nra',
  'ma\u200bra',
  'ma\u202era',
  'ma\tra',
  'ma\0ra',
  'mara\ufe0f',
  'ma\u3164ra',
  'ma\u115fra',
  'ma\u2800ra',
  'ma\u034fra',
  'ma\ud800ra',
  'ma\ue000ra',
])('ACC-10 the name %j would look like another and is refused', (name) => {
  expect(usernameProblem(name)).toBe('Username cannot have invisible characters')
})
