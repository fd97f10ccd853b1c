import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import type { SharingOverview } from '../sharing.api.ts'
import { sharingOverviewQuery, useChangeSwitches } from '../sharing.queries.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'
import { ShareDialog } from './share-dialog.tsx'
import { ShareLink } from './share-link.tsx'
import { previewOf, ShareFoot, Standing, ViewersSee } from './share-parts.tsx'

/** A page of the keeper that has a switch of its own. */
export type SharedPage = 'profile' | 'collection'

const failures = { profile: texts.profileCopyFailed, collection: texts.copyFailed } as const

type Props = { page: SharedPage; onClose: () => void }

/** Gives the link to the keeper's profile or collection, and takes it back (SHR-28, SHR-30, SHR-58). */
export function SharePageDialog({ page, onClose }: Props) {
  const { data, error, refetch } = useQuery(sharingOverviewQuery)
  return (
    <ShareDialog title={texts[page].title} error={error} onRetry={() => void refetch()} onClose={onClose}>
      {data ? <Sharing page={page} sharing={data} /> : null}
    </ShareDialog>
  )
}

function Sharing({ page, sharing }: { page: SharedPage; sharing: SharingOverview }) {
  const { id } = useCurrentUser()
  const { mutateAsync, isPending } = useChangeSwitches()
  const isOpen = sharing[page]
  const { privateText, shownText, sees } = texts[page]
  const change = (open: boolean) =>
    void mutateAsync({ [page]: open }).then(
      () => !open && showToast({ title: texts.stopped }),
      (error: unknown) => showFailure(error, texts.changeFailed, texts.changeFailedText),
    )
  return (
    <>
      <Standing open={isOpen}>{isOpen ? shownText : privateText}</Standing>
      {isOpen ? (
        <ShareLink link={sharing.links[page]} failed={failures[page]} />
      ) : (
        <Button
          fullWidth
          size="md"
          leftSection={<Link2 size={18} aria-hidden />}
          loading={isPending}
          onClick={() => change(true)}
        >
          {texts.getLink}
        </Button>
      )}
      <ViewersSee lines={sees} />
      <ShareFoot
        preview={previewOf(publicPaths[page](id))}
        isBusy={isPending}
        onStop={isOpen ? () => change(false) : null}
      />
    </>
  )
}
