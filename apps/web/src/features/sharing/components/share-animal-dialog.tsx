import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { AnimalSharing, AnimalSharingBody } from '../sharing.queries.ts'
import { animalSharingQuery, useChangeAnimalSharing } from '../sharing.queries.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'
import { ShareDialog } from './share-dialog.tsx'
import { previewOf, ShareFoot, SharingState, ViewersSee } from './share-dialog-sections.tsx'
import { ShareLimits } from './share-limits.tsx'
import { ShareLink } from './share-link.tsx'

export type SharedThing = { readonly id: number; readonly name: string }

type Props = { animal: SharedThing; onClose: () => void }

/** Gives the link to an animal, and takes it back (SHR-29, SHR-58). */
export function ShareAnimalDialog({ animal, onClose }: Props) {
  const { data, error, refetch } = useQuery(animalSharingQuery(animal.id))
  return (
    <ShareDialog
      sends="PUT /api/animals/{id}/sharing"
      title={texts.animal.title(animal.name)}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data ? <Sharing animal={animal} sharing={data} /> : null}
    </ShareDialog>
  )
}

/** Has the change made that somebody sees before them: an end that passed meanwhile is not chosen anew by it. */
function useChange({ id }: SharedThing, { shared, endsOn }: AnimalSharing) {
  const { mutateAsync, isPending } = useChangeAnimalSharing(id)
  const change = async (body: Partial<AnimalSharingBody>, done?: string): Promise<boolean> => {
    try {
      await mutateAsync({ shared, ...(shared && endsOn ? { endsOn } : {}), ...body })
      if (done) showToast({ title: done })
      return true
    } catch (error) {
      showFailure(error, texts.changeFailed, texts.changeFailedText)
      return false
    }
  }
  return { change, isPending }
}

function Sharing({ animal, sharing }: { animal: SharedThing; sharing: AnimalSharing }) {
  const {
    shared,
    showNotes,
    showPrice,
    showGenotype,
    inCollection,
    asksPassword,
    link,
    ended,
    views,
    lastViewedOn,
  } = sharing
  const { change, isPending } = useChange(animal, sharing)
  const isOpen = shared || inCollection
  return (
    <>
      <SharingState open={isOpen} seen={isOpen || views > 0 ? texts.seen(views, lastViewedOn) : null}>
        {sharingStateOf(animal.name, sharing)}
      </SharingState>
      {isOpen ? (
        <ShareLink link={link} failed={texts.copyFailed} />
      ) : (
        <Button
          fullWidth
          size="md"
          leftSection={<Link2 size={18} aria-hidden />}
          loading={isPending}
          onClick={() => void change({ shared: true })}
        >
          {texts.getLink}
        </Button>
      )}
      <ViewersSee lines={linesOf(sharing)} />
      <Switch
        size="md"
        label={texts.animal.showNotes}
        checked={showNotes}
        onChange={(event) => void change({ showNotes: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={texts.animal.showPrice}
        checked={showPrice}
        onChange={(event) => void change({ showPrice: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={texts.animal.showGenotype}
        checked={showGenotype}
        onChange={(event) => void change({ showGenotype: event.currentTarget.checked })}
      />
      <ShareLimits
        limits={sharing}
        isOpenOtherwise={inCollection && !asksPassword}
        onChange={change}
        isBusy={isPending}
      />
      <ShareFoot
        preview={previewOf(publicPaths.animal(animal.id))}
        isBusy={isPending}
        hasEnded={ended}
        onStop={
          shared || ended
            ? () => void change({ shared: false }, ended ? texts.forgotten : texts.stopped)
            : null
        }
      />
    </>
  )
}

function linesOf({ showNotes, showPrice, showGenotype }: AnimalSharing): string[] {
  const { sees, price, notes, genotype } = texts.animal
  return [
    ...sees,
    ...(showPrice ? [price] : []),
    ...(showNotes ? [notes] : []),
    ...(showGenotype ? [genotype] : []),
  ]
}

function sharingStateOf(name: string, sharing: AnimalSharing): string {
  const { shared, inCollection, asksPassword, ended, endsOn } = sharing
  const { privateText, shownText, lockedText, inCollectionText } = texts.animal
  const seenBy = asksPassword ? lockedText(name) : shownText(name)
  if (inCollection) return `${seenBy} ${inCollectionText(name)}`
  if (shared) return seenBy
  return ended && endsOn ? `${texts.endedText(endsOn)} ${privateText(name)}` : privateText(name)
}
