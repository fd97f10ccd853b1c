import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { parseTypedDay } from '@clutchbook/domain/kernel/typed-day'
import { dayPattern } from '../day-format.ts'
import { memoField } from './memo-field.tsx'

type Props = Omit<DateInputProps, 'valueFormat' | 'dateParser'>

const parseDay = (text: string) => parseTypedDay(text, dayPattern())

/** A day of the calendar: typed as days are shown, or chosen; its value is `YYYY-MM-DD` or null. */
export const DayInput = memoField((props: Props) => (
  <DateInput
    placeholder={dayPattern()}
    {...props}
    valueFormat={dayPattern()}
    dateParser={parseDay}
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the date' }}
    popoverProps={{ withinPortal: false }}
    firstDayOfWeek={0}
  />
))
