import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { useOpenCheckout, useOpenPortal } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'

const tellFailure = (text: string): void => showToast({ title: billingTexts.errorTitle, text, failure: true })

/** Goes to the checkout in the same window, from where a limit was met (BIL-17, BIL-20). */
export function useCheckoutHere() {
  const { mutateAsync, isPending } = useOpenCheckout()
  const go = async (): Promise<void> => {
    try {
      window.location.assign(await mutateAsync())
    } catch {
      tellFailure(billingTexts.redirectFailed)
    }
  }
  return { go, isPending }
}

/**
 * Opens the checkout in a new tab (BIL-17). The tab is opened by the click itself, before its address is known, because
 * browsers block one that comes later; where even that is blocked the address is answered for a link.
 */
export function useCheckoutTab() {
  const { mutateAsync, isPending } = useOpenCheckout()
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    const tab = window.open('', '_blank')
    if (tab) {
      // The provider's page must not reach back to this one.
      tab.opener = null
      tab.document.title = billingTexts.subscribe.opening
      tab.document.body.textContent = billingTexts.subscribe.opening
    }
    try {
      const url = await mutateAsync()
      if (tab && !tab.closed) tab.location.replace(url)
      else setBlockedUrl(url)
    } catch {
      tab?.close()
      tellFailure(billingTexts.checkoutFailed)
    }
  }
  return { open, isPending, blockedUrl }
}

/** Goes to the provider's page where the subscription is managed; where there is none, says so by `otherwise` (BIL-28). */
export function usePortal(otherwise: () => unknown) {
  const { mutateAsync, isPending } = useOpenPortal()
  const go = async (): Promise<void> => {
    try {
      window.location.assign(await mutateAsync())
    } catch {
      otherwise()
    }
  }
  return { go, isPending }
}
