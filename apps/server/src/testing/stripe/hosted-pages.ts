import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Books } from './books.ts'
import type { Subscription } from './records.ts'

type Page = { readonly title: string; readonly text: string; readonly buttons: readonly Button[] }
type Button = { readonly to: string; readonly label: string; readonly isLink?: true }

/** The pages where a customer would pay and manage; marked so that nobody takes them for real ones. */
export function createHostedPages(books: Books) {
  const checkoutPage = (id: string): Page | null => {
    const session = books.sessions.get(id)
    if (session?.status !== 'open') return null
    return {
      title: 'Checkout',
      text: `Clutchbook Pro, $2.99 a month.${session.allow_promotion_codes ? ' A promotion code could be entered here.' : ''}`,
      buttons: [
        { to: `/pay/${id}`, label: 'Pay $2.99' },
        { to: session.cancel_url, label: 'Back', isLink: true },
      ],
    }
  }

  const portalPage = (id: string): Page | null => {
    const portal = books.portals.get(id)
    if (!portal) return null
    const own = [...books.subscriptions.values()].find(
      ({ customer, status }) => customer === portal.customer && status !== 'canceled',
    )
    const back: Button = { to: portal.return_url, label: 'Back', isLink: true }
    if (!own) return { title: 'Your subscription', text: 'There is none.', buttons: [back] }
    return {
      title: 'Your subscription',
      text: statusTextOf(own),
      buttons: [...waysFrom(own, `/portal/${id}`), back],
    }
  }

  const pay = (id: string): string | null => {
    const session = books.sessions.get(id)
    if (session?.status !== 'open') return null
    books.pay(session)
    return session.success_url
  }

  const manage = (id: string, action: string): string | null => {
    const portal = books.portals.get(id)
    const own = [...books.subscriptions.values()].find(
      ({ customer, status }) => customer === portal?.customer && status !== 'canceled',
    )
    if (!portal || !own) return null
    if (action === 'end-period') books.endPeriod(own)
    else if (action === 'fail-payment') books.failPayment(own)
    else if (action === 'take-payment') books.takePayment(own)
    else books.setCancel(own, !own.cancel_at_period_end)
    return portal.url
  }

  const act = (kind: string, id: string, action: string): string | null =>
    kind === 'pay' ? pay(id) : manage(id, action)
  const find = (kind: string, id: string): Page | null =>
    kind === 'pay' ? checkoutPage(id) : kind === 'portal' ? portalPage(id) : null

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    deliver: () => Promise<void>,
  ): Promise<void> => {
    const [, kind = '', id = '', action = ''] = path.split('/')
    const next = request.method === 'POST' ? act(kind, id, action) : null
    request.resume()
    // The customer goes on only when the messages are out, so that whoever follows sees what they brought.
    await deliver()
    if (next) return void response.writeHead(303, { location: next }).end()
    const page = find(kind, id)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(render(page ?? unknownPage))
  }
}

function statusTextOf({ status, cancel_at_period_end }: Subscription): string {
  if (status === 'past_due') return 'The last payment was refused and will be tried again.'
  return cancel_at_period_end ? 'Ends with the paid period.' : 'Renews each month.'
}

/** What a customer can do, and what time and their bank may do to them. */
function waysFrom({ status, cancel_at_period_end }: Subscription, portal: string): Button[] {
  const isPastDue = status === 'past_due'
  return [
    { to: portal, label: cancel_at_period_end ? 'Resume subscription' : 'Cancel subscription' },
    isPastDue
      ? { to: `${portal}/take-payment`, label: 'Pay with another card' }
      : { to: `${portal}/fail-payment`, label: 'Let the next payment be refused' },
    { to: `${portal}/end-period`, label: 'Let the paid period end now' },
  ]
}

const unknownPage: Page = { title: 'Not found', text: 'This page has been used or never was.', buttons: [] }

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const render = ({ title, text, buttons }: Page): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (stand-in)</title>
<style>
  body { font: 18px/1.5 system-ui; max-width: 32rem; margin: 10vh auto; padding: 0 1rem; background: #fff; color: #222 }
  strong { display: block; border: 2px dashed #a15c00; padding: .75rem 1rem }
  button, a { font: inherit; display: inline-block; margin: .5rem .5rem 0 0; padding: .6rem 1rem; min-height: 44px; color: #222 }
  form { display: inline }
</style>
<strong>This is a stand-in for the payment provider. No card is asked for and no money moves.</strong>
<h1>${title}</h1><p>${text}</p>
${buttons.map(renderButton).join('\n')}
</html>`

const renderButton = ({ to, label, isLink }: Button): string =>
  isLink
    ? `<a href="${escaped(to)}">${label}</a>`
    : `<form method="post" action="${escaped(to)}"><button>${label}</button></form>`
