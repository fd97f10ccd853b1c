import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../shared/api/api-error.ts'
import { sendInPortions } from '../../shared/api/send-in-portions.ts'
import { showFailure, showToast } from '../../shared/ui/toast.ts'
import { showUndoable } from '../../shared/ui/undo.ts'
import type { BulkAction } from './bulk-actions.ts'
import { severalTexts } from './several.texts.ts'

const { ends, failed, underWay } = severalTexts

/** Says that something is being done that takes more than one request, until it is told how that ended. */
function tellBegun(count: number): void {
  if (count > mostAtOnce) showToast({ title: underWay(count), stays: true })
}

/** Takes back what an action changed, and tells how that ends. */
async function takeBack(cache: QueryClient, { back }: BulkAction, changed: readonly number[]): Promise<void> {
  tellBegun(changed.length)
  const sent = await sendInPortions(cache, changed, back.send)
  if (sent.changed.length > 0) back.refresh(cache, sent.changed)
  if (sent.error !== null) showFailure(sent.error, back.failed, failed.text)
  else showToast({ title: back.ends(sent.changed.length), text: back.note?.() })
}

/** Why something was refused, or null, and the animals that it was not done with. */
type Done = { readonly error: unknown; readonly left: readonly number[] }

/** Does something with several animals and tells how it ended, with one undo for all of it (U7). */
export async function doSeveral(
  cache: QueryClient,
  ids: readonly number[],
  action: BulkAction,
): Promise<Done> {
  tellBegun(ids.length)
  const { changed, error, left } = await sendInPortions(cache, ids, action.send)
  const count = changed.length
  if (count > 0) action.refresh(cache, changed)
  if (error !== null && count === 0) showFailure(error, action.failed, failed.text)
  else if (count === 0) showToast({ title: ends.nothing })
  else {
    const partly = { text: failed.partly(count, messageOf(error, failed.text)), failure: true }
    showUndoable(
      error === null ? action.ends(count) : action.failed,
      () => void takeBack(cache, action, changed),
      error === null ? {} : partly,
    )
  }
  return { error, left }
}
