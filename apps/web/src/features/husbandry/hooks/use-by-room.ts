import { useState } from 'react'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'

const key = 'clutchbook-today-by'

/** Whether Today is told by room and rack, as this browser was last told, and what turns that. */
export function useByRoom(): [boolean, () => void] {
  const [isByRoom, setByRoom] = useState(() => readChoice(key) === 'room')
  const turn = (): void => {
    setByRoom(!isByRoom)
    keepChoice(key, isByRoom ? 'kind' : 'room')
  }
  return [isByRoom, turn]
}
