/** Words of the copy on this device. */
export const syncTexts = {
  keep: 'Keep my records on this device',
  about:
    'To look things up where there is no connection, and to write them down: what you change waits here until it is sent. What is kept is sealed, and goes when you sign out; what waits stays sealed.',
  noTls:
    'Only over a secure connection, with an address that begins with https. Whoever runs this site finds in its documentation how to set that up.',
  installFirst:
    'Install Clutchbook first: Share, then Add to Home Screen. Safari removes what a site keeps in a tab after seven days without a visit.',
  waiting: (count: number) =>
    count === 1 ? '1 change waits here to be sent' : `${count} changes wait here to be sent`,
  seeWaiting: 'What waits on this device',
  done: 'Your records are kept on this device',
  ended: 'Your records are no longer kept on this device',
  failed: 'Your records are not kept here',
  otherwise: 'This device may have no room for them. Please make some and try again.',
  endFailed: 'This device is still in the list below',
  endOtherwise: 'Your records are gone from it. Please remove it there.',
  outbox: {
    full: '500 changes wait on this device, which is as many as it takes. Please connect it to send them first.',
    behind:
      'Changes of this wait on this device, and this one can not wait behind them. Please have them sent first, then try again.',
    photosFull:
      '200 MB of photos wait on this device, which is as many as it takes. Please connect it to send them first.',
    photoLost: 'A photo of it is no longer on this device. Please discard it and add it once more.',
    noRoom: 'This device has no room to keep the change. Please make some, or connect it to send what waits.',
  },
  devices: {
    heading: 'Your devices',
    keeps: 'Keeps your records',
    keepsNothing: 'Keeps none of your records',
    here: 'This browser',
    /** What was still to be sent there when it was last seen. */
    waited: (count: number) =>
      count === 1 ? '1 change was waiting there' : `${count} changes were waiting there`,
    seen: (moment: string) => `Last seen ${moment}`,
    remove: 'Remove',
    removeOf: (name: string, moment: string) => `Remove ${name}, last seen ${moment}`,
    removed: (name: string) => `${name} is signed out, and keeps nothing any more`,
    removeFailed: 'That device is still in the list',
    otherwise: 'Please try again.',
  },
} as const
