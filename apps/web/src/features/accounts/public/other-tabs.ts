const name = 'clutchbook-keeper'

let channel: BroadcastChannel | undefined

/** One channel a tab: what is told on it is heard by every tab but this one. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(name)
  return channel
}

/** Tells the other tabs of the site that somebody has come or gone, for all of them share the session. */
export const tellOtherTabs = (): void => openChannel().postMessage('changed')

/** Does something whenever another tab tells that somebody has come or gone. */
export const hearOtherTabs = (listen: () => void): void => openChannel().addEventListener('message', listen)
