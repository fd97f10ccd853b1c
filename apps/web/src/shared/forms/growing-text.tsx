import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './growing-text.module.css'

type Props = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'rows' | 'classNames' | '__vars'> & {
  /** As many rows as it has at least, and at most however much is written. */
  rows: readonly [least: number, most: number]
}

/** Such a browser lets a field grow with its words by itself. */
const growsByStyle = CSS.supports('field-sizing', 'content')

/**
 * A field for some lines that grows with what is written. Where the style can't do that the library measures it with each
 * drawing of its form, which takes a slow phone 40 ms.
 */
export const GrowingText = ({ rows: [least, most], ...props }: Props) =>
  growsByStyle ? (
    <Textarea
      {...props}
      classNames={{ input: classes.growing ?? '' }}
      style={{ '--least-rows': least, '--most-rows': most }}
    />
  ) : (
    <Textarea {...props} autosize minRows={least} maxRows={most} />
  )
