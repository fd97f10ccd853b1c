import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { ShareAnimal } from '../../sharing/public/share-animal.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { printIdCard } from '../print-id-card.ts'
import classes from './animal-acts.module.css'
import { DeleteAnimalDialog } from './delete-animal-dialog.tsx'

const texts = collectionTexts.detail

/** The form weighs more than the page, and most visits only look. */
const loadForm = () => import('./edit-animal-dialog.tsx')
const EditAnimalDialog = lazyDialog(async () => (await loadForm()).EditAnimalDialog)

/** What can be done with one animal. Its dialogs are here, so that the page is not drawn anew when one opens. */
export function AnimalActs({ animal }: { animal: Animal }) {
  const [dialog, setDialog] = useState<'share' | 'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const close = () => setDialog(null)
  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<Printer size={17} aria-hidden />}
          onClick={() => void printIdCard(cache, animal)}
        >
          {texts.print}
        </Button>
        <Button
          variant="default"
          leftSection={<Share2 size={17} aria-hidden />}
          onClick={() => setDialog('share')}
        >
          {texts.share}
        </Button>
        <Button
          variant="default"
          leftSection={<Trash2 size={17} aria-hidden />}
          onClick={() => setDialog('delete')}
        >
          {texts.delete}
        </Button>
        <Button
          data-key-acts="edit"
          leftSection={<Pencil size={17} aria-hidden />}
          {...warmedBy(loadForm)}
          onClick={() => setDialog('edit')}
        >
          {texts.edit}
        </Button>
      </div>
      <ShareAnimal animal={dialog === 'share' ? animal : null} onClose={close} />
      {dialog === 'edit' && <EditAnimalDialog animal={animal} onClose={close} />}
      <DeleteAnimalDialog
        animal={animal}
        opened={dialog === 'delete'}
        failed={collectionTexts.remove.failedOnPage}
        onDeleted={() => navigate({ to: '/animals', replace: true })}
        onClose={close}
      />
    </>
  )
}
