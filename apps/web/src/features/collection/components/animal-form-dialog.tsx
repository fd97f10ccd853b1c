import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './animal-form-dialog.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A dialog as wide as the animal form; over the whole screen on a phone. */
export function AnimalFormDialog({ title, onClose, children }: Props) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={1080}
      fullScreen={onPhone === true}
      radius={onPhone ? 0 : 'lg'}
      closeOnClickOutside={false}
      classNames={{ body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}
