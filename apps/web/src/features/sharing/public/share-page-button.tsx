import { Button } from '@mantine/core'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import type { SharedPage } from '../components/share-page-dialog.tsx'
import { sharingTexts as texts } from '../sharing.texts.ts'

const load = () => import('../components/share-page-dialog.tsx')
const Dialog = lazyDialog(async () => (await load()).SharePageDialog)

/** Opens the dialog that shares the keeper's collection or profile (COL-20, SHR-30). */
export function SharePageButton({ page }: { page: SharedPage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Share2 size={16} aria-hidden />}
        {...warmedBy(load)}
        onClick={() => setOpen(true)}
      >
        {texts[page].title}
      </Button>
      {isOpen && <Dialog page={page} onClose={() => setOpen(false)} />}
    </>
  )
}
