import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { parseTypedDay } from '@clutchbook/domain/kernel/typed-day'
import { steadyField } from './steady-field.tsx'

type Props = Omit<DateInputProps, 'valueFormat' | 'dateParser'>

/** A day of the calendar: typed as MM/dd/yyyy or chosen; its value is `YYYY-MM-DD` or null. */
export const DayInput = steadyField((props: Props) => (
  <DateInput
    placeholder="MM/DD/YYYY"
    {...props}
    valueFormat="MM/DD/YYYY"
    dateParser={parseTypedDay}
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the date' }}
    popoverProps={{ withinPortal: false }}
    firstDayOfWeek={0}
  />
))
