import { Drawer } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { Sends } from '../api/needs-connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { DialogTitle } from './dialog-title.tsx'
import classes from './sheet.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { usePageMark } from './use-page-mark.ts'

type Props = { title: string; sends: Sends; onClose: () => void; children: ReactNode }

/** A dialog that rises from the lower edge, for a thumb. It is open as long as it is drawn. */
export function Sheet({ title, sends, onClose, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(true, root)
  usePageMark('dialog')
  usePageMark('sheet')
  return (
    <Drawer
      ref={root}
      opened
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={<DialogTitle>{title}</DialogTitle>}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <ConnectionNotice sends={sends} />
      {children}
    </Drawer>
  )
}
