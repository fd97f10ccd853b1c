/** Words of the copy on this device. */
export const syncTexts = {
  keep: 'Keep my records on this device',
  about:
    'To look things up where there is no connection. Changes still need one. What is kept is sealed, and goes when you sign out.',
  noTls:
    'Only over a secure connection, with an address that begins with https. Whoever runs this site finds in its documentation how to set that up.',
  done: 'Your records are kept on this device',
  ended: 'Your records are no longer kept on this device',
  failed: 'Your records are not kept here',
  otherwise: 'This device may have no room for them. Please make some and try again.',
  endFailed: 'This device is still in the list below',
  endOtherwise: 'Your records are gone from it. Please remove it there.',
  outbox: {
    full: '500 changes wait on this device, which is as many as it takes. Please connect it to send them first.',
    noRoom: 'This device has no room to keep the change. Please make some, or connect it to send what waits.',
  },
  devices: {
    heading: 'Your devices',
    keeps: 'Keeps your records',
    keepsNothing: 'Keeps none of your records',
    here: 'This browser',
    seen: (moment: string) => `Last seen ${moment}`,
    remove: 'Remove',
    removeOf: (name: string, moment: string) => `Remove ${name}, last seen ${moment}`,
    removed: (name: string) => `${name} is signed out, and keeps nothing any more`,
    removeFailed: 'That device is still in the list',
    otherwise: 'Please try again.',
  },
} as const
