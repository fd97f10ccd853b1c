import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { createContext } from 'react'

/** The day on which the server drew the page, by which ages count until the visitor's own device goes on; else null. */
export const DrawnOn = createContext<CivilDay | null>(null)
