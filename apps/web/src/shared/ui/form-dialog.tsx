import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './form-dialog.module.css'

type Props = {
  title: string
  /** Width in pixels where there is room. */
  size: number
  onClose: () => void
  children: ReactNode
}

/** A dialog that holds a form: over the whole screen on a phone, and not closed by a click beside it. */
export function FormDialog({ title, size, onClose, children }: Props) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={onPhone === true}
      radius={onPhone ? 0 : 'lg'}
      closeOnClickOutside={false}
      classNames={{ body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}
