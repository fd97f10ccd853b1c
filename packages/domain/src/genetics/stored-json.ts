import { z } from 'zod'

/**
 * Text of an archive that holds JSON of a form, which anyone may have written: it becomes the JSON of what was understood.
 * `refusal` is said of any other text.
 */
export const storedJson = (text: z.ZodType<string>, form: z.ZodType, refusal: string) =>
  text.transform((written, context) => {
    const read = form.safeParse(parsed(written))
    if (read.success) return JSON.stringify(read.data)
    context.addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
