import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { AnimalSharing } from '../sharing.api.ts'
import { animalSharingQuery, useChangeAnimalSharing } from '../sharing.queries.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'
import { ShareDialog } from './share-dialog.tsx'
import { ShareLink } from './share-link.tsx'
import { previewOf, ShareFoot, Standing, ViewersSee } from './share-parts.tsx'

export type SharedThing = { readonly id: number; readonly name: string }

type Props = { animal: SharedThing; onClose: () => void }

/** Gives the link to an animal, and takes it back (SHR-29, SHR-58). */
export function ShareAnimalDialog({ animal, onClose }: Props) {
  const { data, error, refetch } = useQuery(animalSharingQuery(animal.id))
  return (
    <ShareDialog
      title={texts.animal.title(animal.name)}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data ? <Sharing animal={animal} sharing={data} /> : null}
    </ShareDialog>
  )
}

function Sharing({ animal: { id, name }, sharing }: { animal: SharedThing; sharing: AnimalSharing }) {
  const { shared, showNotes, inCollection, link } = sharing
  const { mutateAsync, isPending } = useChangeAnimalSharing(id)
  const change = (body: { shared: boolean; showNotes?: boolean }, done?: string) =>
    void mutateAsync(body).then(
      () => done && showToast({ title: done }),
      (error: unknown) => showFailure(error, texts.changeFailed, texts.changeFailedText),
    )
  const isOpen = shared || inCollection
  const { sees, notes } = texts.animal
  return (
    <>
      <Standing open={isOpen}>{standingOf(name, sharing)}</Standing>
      {isOpen ? (
        <ShareLink link={link} failed={texts.copyFailed} />
      ) : (
        <Button
          fullWidth
          size="md"
          leftSection={<Link2 size={18} aria-hidden />}
          loading={isPending}
          onClick={() => change({ shared: true })}
        >
          {texts.getLink}
        </Button>
      )}
      <ViewersSee lines={showNotes ? [...sees, notes] : sees} />
      <Switch
        size="md"
        label={texts.animal.showNotes}
        checked={showNotes}
        onChange={(event) => change({ shared, showNotes: event.currentTarget.checked })}
      />
      <ShareFoot
        preview={previewOf(publicPaths.animal(id))}
        isBusy={isPending}
        onStop={shared ? () => change({ shared: false }, texts.stopped) : null}
      />
    </>
  )
}

function standingOf(name: string, { shared, inCollection }: AnimalSharing): string {
  const { privateText, shownText, inCollectionText } = texts.animal
  if (inCollection) return `${shownText(name)} ${inCollectionText(name)}`
  return shared ? shownText(name) : privateText(name)
}
