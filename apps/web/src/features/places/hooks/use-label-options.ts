import { useState } from 'react'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { firstOptions, type LabelOptions, readKept, toKept } from '../label-options.ts'

/** Where the browser keeps the paper of labels and where its printer is off. */
const key = 'clutchbook-labels'

/** How labels are printed; the paper and the offset are kept on this device (PLC-15). */
export function useLabelOptions() {
  const [options, setOptions] = useState<LabelOptions>(() => ({
    ...firstOptions,
    ...readKept(readChoice(key)),
  }))
  const change = (changed: Partial<LabelOptions>): void => {
    const next = { ...options, ...changed }
    setOptions(next)
    keepChoice(key, toKept(next))
  }
  return { options, change }
}
