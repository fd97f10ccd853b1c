import { Combobox } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import classes from './palette-option.module.css'

type Props = {
  value: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  label: string
  /** What else is known of it. */
  detail?: string | null
  /** A word or a key at the far end. */
  end?: ReactNode
}

/** One line of the palette. */
export const PaletteOption = ({ value, Icon, label, detail, end }: Props) => (
  <Combobox.Option value={value} className={classes.option ?? ''}>
    <span className={classes.icon}>
      <Icon size={18} aria-hidden />
    </span>
    <span className={classes.words}>
      <span className={classes.label}>{label}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </span>
    {end && <span className={classes.end}>{end}</span>}
  </Combobox.Option>
)
