import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import type { LimitsBody, SharingOverview, SharingSettingsBody } from '../sharing.queries.ts'
import { sharingOverviewQuery, useChangeSharingSettings } from '../sharing.queries.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'
import { ShareDialog } from './share-dialog.tsx'
import { previewOf, ShareFoot, SharingState, ViewersSee } from './share-dialog-sections.tsx'
import { ShareLimits } from './share-limits.tsx'
import { ShareLink } from './share-link.tsx'

/** A page of the keeper that has a switch of its own. */
export type SharedPage = 'profile' | 'collection'

const failures = { profile: texts.profileCopyFailed, collection: texts.copyFailed } as const

type Props = { page: SharedPage; onClose: () => void }

/** Gives the link to the keeper's profile or collection, and takes it back (SHR-28, SHR-30, SHR-58). */
export function SharePageDialog({ page, onClose }: Props) {
  const { data, error, refetch } = useQuery(sharingOverviewQuery)
  return (
    <ShareDialog
      sends="PATCH /api/user/sharing"
      title={texts[page].title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data ? <Sharing page={page} sharing={data} /> : null}
    </ShareDialog>
  )
}

function useChange(page: SharedPage) {
  const { mutateAsync, isPending } = useChangeSharingSettings()
  const change = async (body: SharingSettingsBody, done?: string): Promise<boolean> => {
    try {
      await mutateAsync(body)
      if (done) showToast({ title: done })
      return true
    } catch (error) {
      showFailure(error, texts.changeFailed, texts.changeFailedText)
      return false
    }
  }
  return {
    isPending,
    open: (isOpen: boolean, done?: string) => void change({ [page]: isOpen }, done),
    changeLimits: (limits: LimitsBody, done?: string) => change({ limits: { [page]: limits } }, done),
  }
}

function Sharing({ page, sharing }: { page: SharedPage; sharing: SharingOverview }) {
  const { id } = useCurrentUser()
  const { isPending, open, changeLimits } = useChange(page)
  const isOpen = sharing[page]
  const limits = sharing.limits[page]
  const { ended, views, lastViewedOn } = limits
  return (
    <>
      <SharingState open={isOpen} seen={isOpen || views > 0 ? texts.seen(views, lastViewedOn) : null}>
        {sharingStateOf(page, sharing)}
      </SharingState>
      {isOpen ? (
        <ShareLink link={sharing.links[page]} failed={failures[page]} />
      ) : (
        <Button
          fullWidth
          size="md"
          leftSection={<Link2 size={18} aria-hidden />}
          loading={isPending}
          onClick={() => open(true)}
        >
          {texts.getLink}
        </Button>
      )}
      <ViewersSee lines={texts[page].sees} />
      <ShareLimits limits={limits} onChange={changeLimits} isBusy={isPending} />
      <ShareFoot
        preview={previewOf(publicPaths[page](id))}
        isBusy={isPending}
        hasEnded={ended}
        onStop={isOpen || ended ? () => open(false, ended ? texts.forgotten : texts.stopped) : null}
      />
    </>
  )
}

function sharingStateOf(page: SharedPage, sharing: SharingOverview): string {
  const { privateText, shownText, lockedText } = texts[page]
  const { ended, endsOn, hasPassword } = sharing.limits[page]
  if (sharing[page]) return hasPassword ? lockedText : shownText
  return ended && endsOn ? `${texts.endedText(endsOn)} ${privateText}` : privateText
}
