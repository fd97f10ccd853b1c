import { createContext } from 'react'

/** Whether closing now would lose something. */
export type Loses = () => boolean

/** How what stands in a dialog has it ask before it closes; what it answers ends that. */
export const LeaveGuard = createContext<((loses: Loses) => () => void) | null>(null)
