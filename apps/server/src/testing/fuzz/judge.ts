import type { z } from 'zod'
import type { Outcome } from './barrage.ts'
import { shapeOf } from './hostile-calls.ts'

/** What is wrong with an answer, in a few words; null where nothing is. */
export function findFault(outcome: Outcome): string | null {
  const { target, answer } = outcome
  const { status } = answer
  if (status >= 500) {
    const isStated = status === 503 && target.endpoint?.errors.includes('unavailable')
    return isStated ? null : `answered ${status}`
  }
  if (status < 400 || target.method === 'HEAD') return null
  const refusal = readRefusal(answer.text)
  if (refusal === null) return isPage(outcome) ? null : 'refused in no words'
  return status === 400 ? findNamelessness(outcome, refusal) : null
}

/** An address for people, beside the calls, is refused in a page where the site is built. */
const isPage = ({ call, answer }: Outcome): boolean =>
  !call.path.startsWith('/api/') && /^<!doctype html>/i.test(answer.text)

type Refusal = { readonly message: string; readonly errors?: Readonly<Record<string, string>> }

function readRefusal(text: string): Refusal | null {
  try {
    const { message, code, errors } = JSON.parse(text)
    return typeof message === 'string' && typeof code === 'string' ? { message, errors } : null
  } catch {
    return null
  }
}

/** Refusals that speak of no field, because what is wrong is a header or the form around a file. */
const aboutNoField =
  /^(An Idempotency-Key has|If-Match must|Please send the file|The form is not whole|".*" is not a supported file)/s
const aboutAll = 'The request could not be read. Please check its form.'

function findNamelessness(outcome: Outcome, { message, errors }: Refusal): string | null {
  if (errors !== undefined) return findMisnaming(outcome, Object.keys(errors).sort())
  const { target, call } = outcome
  if (aboutNoField.test(message) || target.isSigned) return null
  if (message !== aboutAll) return `named no field: ${message}`
  return isReadable(call.path, call.body) ? 'called a request unreadable that is not' : null
}

function findMisnaming({ target, call }: Outcome, named: readonly string[]): string | null {
  if (target.endpoint === null) return null
  const names = target.endpoint.namesWithin ? outermostOf(named) : named
  const { params, query, body } = target.endpoint
  const fields = (schema: z.ZodType | undefined) => Object.keys(shapeOf(schema).properties ?? {})
  const known = ['request', ...[params, query, body].flatMap(fields)]
  // What is wrong within a file is told by its rows.
  const isInFile = (name: string) => target.endpoint?.takesFile === true && /^(file$|Row \d)/.test(name)
  if (names.length === 0 || names.some((name) => !known.includes(name) && !isInFile(name)))
    return `named "${names}"`
  const isAboutBody = names.every((name) => fields(body).includes(name))
  const wrong = isAboutBody ? wrongFields(body, call.body) : []
  return wrong.length === 0 || String(wrong) === String(names) ? null : `named ${names}, wrong are ${wrong}`
}

/** Of fields within fields those that hold them: `entries` of `entries.3.recordDate`. */
const outermostOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.split('.')[0] ?? name))].sort()

/** The fields that the contract itself finds wrong in a body. */
function wrongFields(schema: z.ZodType | undefined, text = ''): string[] {
  const judged = schema?.safeParse(JSON.parse(text))
  const names = judged?.error?.issues.map(({ path }) => String(path[0] ?? 'request')) ?? []
  return [...new Set(names)].sort()
}

function isReadable(path: string, body: string | undefined): boolean {
  try {
    decodeURIComponent(path)
    if (body !== undefined) JSON.parse(body)
    // What stands under these keys is refused together with all around it.
    return !/__proto__|constructor/.test(body ?? '')
  } catch {
    return false
  }
}
