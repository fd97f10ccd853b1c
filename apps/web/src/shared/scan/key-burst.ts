import { isLabelKey } from '@clutchbook/domain/places/label-key.rules'

/** Signs that follow each other within so many milliseconds are typed by a machine (PLC-18). */
const togetherMs = 35

/** How long a single-key command waits, so that it is known whether more follows: a little more than that. */
export const commandPauseMs = 40

/** A label bears so many digits. */
const keyLength = 12

/** What a press adds to what is typed: whether a burst begins with it, and the key of a label where a scan ends with it. */
export type Heard = { readonly begins: boolean; readonly key: string | null }

const digitOf = (code: string): string | undefined => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]

/** Keys that change others and type nothing. */
const silent = /^(Shift|Control|Alt|Meta|CapsLock)/

/**
 * The key among digits that were typed behind a sign, or null: as many as a key has, no more, for longer numbers are those of chips
 * and goods. Where an address is typed the slash behind its Q may be a digit's key, as on German keyboards.
 */
function keyAmong(digits: string, behind: string): string | null {
  const isSlashed = digits.length === keyLength + 1 && behind === 'KeyQ'
  const key = isSlashed ? digits.slice(1) : digits
  return key.length === keyLength && isLabelKey(key) ? key : null
}

/**
 * Hears scanners, which type what they read and press Enter. Keys are told by where they are, not by what they type: a scanner
 * knows one layout, and the computer may have another. What stands before the digits, as an address does, is passed over.
 */
export function createKeyBurst() {
  let digits = ''
  let behind = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    press: (code: string, at: number): Heard => {
      if (silent.test(code)) return { begins: false, key: null }
      const begins = at - last > togetherMs
      last = at
      if (begins) [digits, behind] = ['', '']
      const digit = digitOf(code)
      if (digit !== undefined) {
        digits += digit
        return { begins, key: null }
      }
      const isEnd = !begins && (code === 'Enter' || code === 'NumpadEnter')
      const key = isEnd ? keyAmong(digits, behind) : null
      ;[digits, behind] = ['', code]
      return { begins, key }
    },
    /** When the last key was pressed. */
    lastAt: (): number => last,
  }
}
