import { codeKeyOf } from '@clutchbook/domain/clutches/clutch-codes.rules'
import { expectedHatchDay } from '@clutchbook/domain/eggs/eggs.rules'
import { keyWithBlanksLast } from '@clutchbook/domain/kernel/text-order'

type Egg = Parameters<typeof expectedHatchDay>[0] & { readonly eggNumber: string }

/** The columns of an egg that follow from its others: its place in the order of numbers, and the day it is to hatch. */
export const deriveEgg = (egg: Egg) => ({
  numberKey: keyWithBlanksLast(egg.eggNumber),
  expectedDay: expectedHatchDay(egg),
})

/** The column of a clutch that follows from its others: its code as codes are compared. */
export const deriveClutch = ({ code }: { readonly code: string }) => ({ codeKey: codeKeyOf(code) })
