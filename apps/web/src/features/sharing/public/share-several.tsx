import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from '../../../shared/api/refresh.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { shareSeveral } from '../sharing.queries.ts'
import { sharingTexts } from '../sharing.texts.ts'

const Dialog = lazyDialog(
  async () => (await import('../components/share-several-dialog.tsx')).ShareSeveralDialog,
)

type Props = {
  /** How many are to be shared; nothing shows while null. */
  count: number | null
  busy: boolean
  onChoose: (shared: boolean) => void
  onClose: () => void
}

/** Asks whether several animals are to be shared, or no longer; its code comes when it is wanted. */
export const ShareSeveral = ({ count, ...dialog }: Props) =>
  count !== null && <Dialog count={count} {...dialog} />

/** Sharing several animals, as one call and as what it says. */
export const sharingSeveral = (shared: boolean) => ({
  send: shareSeveral(shared),
  ends: sharingTexts.several[shared ? 'shared' : 'hidden'],
  failed: sharingTexts.changeFailed,
  refresh: (cache: QueryClient): void => void refreshAfter(cache, 'PUT /api/animals/sharing'),
})
