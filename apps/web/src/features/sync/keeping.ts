import { createListeners } from '../../shared/listeners.ts'

let isOn = false
const { subscribe, tell } = createListeners()

/** Whether this device keeps a copy, for the switch that says so. */
export const keeping = {
  isOn: (): boolean => isOn,
  subscribe,
  set: (now: boolean): void => {
    isOn = now
    tell()
  },
}
