import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import type { Sends } from '../api/needs-connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { DialogTitle } from './dialog-title.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { usePageMark } from './use-page-mark.ts'

export type DialogProps = Omit<ModalProps, 'opened' | 'ref' | 'returnFocus' | 'fullScreen'> & {
  /** What it sends; where that can't wait for the server, the dialog says so. */
  sends: Sends
  /** A dialog is open as long as it is drawn, unless this says otherwise. */
  opened?: boolean
  /** It covers all of the window: always, or where that is a phone's. */
  covers?: 'window' | 'phone'
  /** What had the focus before, where something has it in between. */
  opener?: Element | null
}

/** What is around a dialog: it takes the focus and gives it back. */
export function DialogFrame({
  sends,
  opened = true,
  covers,
  opener,
  title,
  children,
  ...modal
}: DialogProps) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const isFull = covers === 'window' || (covers === 'phone' && onPhone === true)
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(opened, root, opener)
  usePageMark('dialog', opened)
  // The library gives the focus back only from a dialog that stays drawn when it closes.
  return (
    <Modal
      ref={root}
      opened={opened}
      returnFocus={false}
      fullScreen={isFull}
      {...(isFull && { radius: 0 })}
      {...(title && { title: <DialogTitle>{title}</DialogTitle> })}
      {...modal}
    >
      <ConnectionNotice sends={sends} />
      {children}
    </Modal>
  )
}
