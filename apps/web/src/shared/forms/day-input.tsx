import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { parseTypedDay } from '@clutchbook/domain/kernel/typed-day'
import { dayPattern } from '../day-format.ts'
import classes from './day-input.module.css'
import { formsTexts } from './forms.texts.ts'
import { memoField } from './memo-field.tsx'

type Props = Omit<DateInputProps, 'valueFormat' | 'dateParser'>

const texts = formsTexts.day

const parseDay = (text: string) => parseTypedDay(text, dayPattern())

/** A day of the calendar: typed as days are shown, or chosen; its value is `YYYY-MM-DD` or null. */
export const DayInput = memoField((props: Props) => (
  <DateInput
    placeholder={dayPattern()}
    {...props}
    valueFormat={dayPattern()}
    dateParser={parseDay}
    clearable
    clearButtonProps={{ 'aria-label': texts.clear }}
    ariaLabels={texts.controls}
    classNames={{ day: classes.day ?? '', calendarHeader: classes.head ?? '' }}
    popoverProps={{ withinPortal: false }}
    firstDayOfWeek={0}
  />
))
