import { dailyTexts } from '../daily.texts.ts'
import { quickSigns } from '../quick-signs.ts'

export { ChooseAnimal } from '../components/daily/choose-animal.tsx'
export { useQuickRecord } from '../hooks/use-quick-record.tsx'
export type { QuickType } from '../record-form-values.ts'

const types = ['feeding', 'weight', 'shed'] as const

/** What is written down daily of an animal, as it is offered. */
export const quickActs = types.map((type) => ({
  type,
  label: dailyTexts.acts[type],
  Icon: quickSigns[type],
  title: dailyTexts.choose.titles[type],
}))
