/** Words around what a label opens. */
export const scanTexts = {
  label: 'Label',
  opening: 'Opening the label',
  nothing: 'This label opens nothing',
  nothingText: 'It may be private, void or unknown. Scan another, or type its 12 digits.',
  scan: 'Scan',
  failed: 'The label could not be opened',
  failedText: 'Please try again.',
  camera: 'Camera',
  hold: 'Hold the label into the picture. The camera stays on from one to the next.',
  starting: 'The camera starts',
  refused:
    'The camera may not be used. Allow it in the settings of the browser, take a photo of the label, or type its digits.',
  noReader:
    'What reads labels could not be loaded. Open this page again once there is a connection, or type the digits of the label.',
  without:
    'This page has no camera here: browsers give one only to addresses with https. Take a photo of the label, or type its digits.',
  photo: 'Take a photo of a label',
  photoLabel: 'Photo of a label',
  unread: 'No label was found in this photo',
  unreadText: 'Take it closer, with the whole code in the picture.',
  digits: 'Digits of the label',
  digitsHint: '12 digits, below its words',
  open: 'Open',
  scanner: 'A scanner at the computer needs no page of its own: what it reads opens from anywhere.',
} as const
