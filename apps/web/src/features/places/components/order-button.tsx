import { Button } from '@mantine/core'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import type { Place } from '../places.queries.ts'
import { orderTexts as texts } from '../places.texts.ts'

const loadOrderDialog = async () => (await import('./order-dialog.tsx')).OrderDialog
const OrderDialog = lazyDialog(loadOrderDialog)

type Props = { parentId: number | null; places: readonly Place[] }

/** Opens the walking order of places; nothing where there is none to choose. */
export function OrderButton({ parentId, places }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (places.length < 2) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<ArrowDownUp size={17} aria-hidden />}
        {...warmedBy(loadOrderDialog)}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <OrderDialog parentId={parentId} places={places} onClose={() => setOpen(false)} />}
    </>
  )
}
