import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Account, AccountsService } from '../features/accounts/accounts.service.ts'
import type { Arguments } from './arguments.ts'
import { type Outcome, UsageError } from './outcome.ts'

type Operator = AccountsService['operator']
type Given = { readonly operator: Operator; readonly rest: readonly string[]; readonly args: Arguments }

/** The commands on accounts, by their words after `user`. */
const commands: Readonly<Record<string, (given: Given) => Promise<Outcome>>> = {
  create: async ({ operator, rest, args }) => {
    const [username] = takeWords(rest, 1)
    const { email, name, admin: isAdmin = false } = args.options
    const { password, shown } = await choosePassword(args)
    const account = await operator.create({ username, email, name, password, isAdmin })
    const role = isAdmin ? 'administrator' : 'keeper'
    return told(`The ${role} ${account.username} has an account now.`, account, shown)
  },
  'set-password': async ({ operator, rest, args }) => {
    const [username] = takeWords(rest, 1)
    const { password, shown } = await choosePassword(args)
    const account = await operator.setPassword(username, password)
    return told(`${account.username} has a new password and is signed out everywhere.`, account, shown)
  },
  'set-plan': async ({ operator, rest }) => {
    const [username, plan] = takeWords(rest, 2)
    const account = await operator.setPlan(username, choose(plan, ['free', 'pro']))
    return told(`${account.username} is on the plan ${account.plan} now.`, account)
  },
  'set-admin': async ({ operator, rest }) => {
    const [username, state] = takeWords(rest, 2)
    const account = await operator.setAdmin(username, choose(state, ['on', 'off']) === 'on')
    return told(`${account.username} is ${account.isAdmin ? 'an' : 'no'} administrator now.`, account)
  },
  'set-active': async ({ operator, rest }) => {
    const [username, state] = takeWords(rest, 2)
    const account = await operator.setActive(username, choose(state, ['on', 'off']) === 'on')
    const text = account.isActive
      ? `The account ${account.username} is open.`
      : `The account ${account.username} is shut and signed out everywhere.`
    return told(text, account)
  },
}

/** Whether there is such a command; asked before anything is opened for it. */
export const isUserCommand = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(commands, word)

/** Runs one command on accounts. Throws `UsageError` where words are missing or too many. */
export async function runUserCommand(operator: Operator, args: Arguments): Promise<Outcome> {
  const [, command = '', ...rest] = args.words
  const run = commands[command]
  if (!run) throw new UsageError(`There is no command "user ${command}"`)
  return run({ operator, rest, args })
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
