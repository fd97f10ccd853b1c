import type { ToastText } from '../../shared/ui/toast-store.ts'
import type { Refusal } from './gallery-store.ts'
import { mediaTexts } from './media.texts.ts'

const titleOf = ({ code }: Refusal): string =>
  code === 'unsupported-file' ? mediaTexts.invalidFile : mediaTexts.tooLarge

/** How refused files are told (MED-06): one as itself, several as a list that stays until it was read (SHELL-Q04). */
export function refusalToast(refusals: readonly Refusal[]): ToastText {
  const titles = new Set(refusals.map(titleOf))
  const [title = mediaTexts.severalRefused] = titles
  return {
    title: titles.size > 1 ? mediaTexts.severalRefused : title,
    text: refusals.map(({ message }) => message).join('\n'),
    failure: true,
    stays: refusals.length > 1,
  }
}
