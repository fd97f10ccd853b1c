import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Account, AccountsService } from '../features/accounts/accounts.service.ts'
import type { Arguments } from './arguments.ts'
import { type Outcome, UsageError } from './outcome.ts'

type Operator = AccountsService['operator']

/** A command that is understood, and needs only to be done. */
export type PreparedCommand = (operator: Operator) => Promise<Outcome>

type Prepare = (rest: readonly string[], args: Arguments) => PreparedCommand

/** The commands on accounts, by their words after `user`. */
const commands: Readonly<Record<string, Prepare>> = {
  create: (rest, args) => {
    const [username] = takeWords(rest, 1)
    const { email, name, admin: isAdmin = false } = args.options
    return async (operator) => {
      const { password, shown } = await choosePassword(args)
      const account = await operator.create({ username, email, name, password, isAdmin })
      const role = isAdmin ? 'administrator' : 'keeper'
      return told(`The ${role} ${account.username} has an account now.`, account, shown)
    }
  },
  'set-password': (rest, args) => {
    const [username] = takeWords(rest, 1)
    return async (operator) => {
      const { password, shown } = await choosePassword(args)
      const account = await operator.setPassword(username, password)
      return told(`${account.username} has a new password and is signed out everywhere.`, account, shown)
    }
  },
  'set-plan': (rest) => {
    const [username, word] = takeWords(rest, 2)
    const plan = choose(word, ['free', 'pro'])
    return async (operator) => {
      const account = await operator.setPlan(username, plan)
      return told(`${account.username} is on the plan ${account.plan} now.`, account)
    }
  },
  'set-admin': (rest) => {
    const [username, word] = takeWords(rest, 2)
    const isAdmin = choose(word, ['on', 'off']) === 'on'
    return async (operator) => {
      const account = await operator.setAdmin(username, isAdmin)
      return told(`${account.username} is ${account.isAdmin ? 'an' : 'no'} administrator now.`, account)
    }
  },
  'set-active': (rest) => {
    const [username, word] = takeWords(rest, 2)
    const isActive = choose(word, ['on', 'off']) === 'on'
    return async (operator) => {
      const account = await operator.setActive(username, isActive)
      const state = account.isActive ? 'open' : 'shut and signed out everywhere'
      return told(`The account ${account.username} is ${state}.`, account)
    }
  },
}

/**
 * Understands a command on accounts before anything is opened for it. Throws `UsageError` where there is none of that
 * name, or words are missing or too many.
 */
export function prepareUserCommand(args: Arguments): PreparedCommand {
  const [, command = '', ...rest] = args.words
  const prepare = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!prepare) throw new UsageError(`There is no command "${args.words.join(' ')}"`)
  return prepare(rest, args)
}

function told(text: string, account: Account, password?: string): Outcome {
  if (password === undefined) return { text, value: account }
  return { text: `${text}\nPassword: ${password}`, value: { ...account, password } }
}

type Words<N extends 1 | 2> = N extends 1 ? [string] : [string, string]

function takeWords<N extends 1 | 2>(rest: readonly string[], count: N): Words<N> {
  if (rest.length !== count)
    throw new UsageError(rest.length < count ? 'A word is missing' : 'A word too many')
  return [...rest] as Words<N>
}

function choose<T extends string>(word: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === word)
  if (choice === undefined) throw new UsageError(`"${word}" is none of ${choices.join(', ')}`)
  return choice
}

/** A password is never an argument: other users of the machine could read it. */
async function choosePassword({ options }: Arguments): Promise<{ password: string; shown?: string }> {
  if (options['password-stdin']) return { password: await readLine() }
  const password = randomBytes(15).toString('base64url')
  return { password, shown: password }
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new UsageError('There is no password on standard input')
}
