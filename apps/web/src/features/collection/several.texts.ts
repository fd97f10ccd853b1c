const counted = (count: number): string => (count === 1 ? '1 animal' : `${count} animals`)

/** Words around what is done with several animals at once. */
export const severalTexts = {
  select: 'Select',
  selectOne: (name: string) => `Select ${name}`,
  bar: 'Selected animals',
  none: 'Choose animals',
  chosen: (count: number) => `${count} selected`,
  unseen: (count: number) => `${count} of them not shown`,
  all: 'Select all',
  noneOfAll: 'Select none',
  allFailed: 'Not all could be selected',
  allFailedText: 'Please check your connection and try again.',
  done: 'Done',
  counted,
  /** What the buttons say; the eye is helped by their place, the ear needs more. */
  acts: {
    feed: { short: 'Feed', long: 'Feed the selected animals' },
    move: { short: 'Move', long: 'Move the selected animals to a place' },
    plan: { short: 'Plan', long: 'Plan for the selected animals' },
    holdBack: { short: 'Holdbacks', long: 'Add to Holdbacks' },
    takeOut: { short: 'Take out', long: 'Take out of Holdbacks' },
    archive: { short: 'Archive', long: 'Archive the selected animals' },
    unarchive: { short: 'Restore', long: 'Restore from the archive' },
    share: { short: 'Share', long: 'Share the selected animals' },
    delete: { short: 'Delete', long: 'Delete the selected animals' },
  },
  /** While more is done than one request takes. */
  underWay: (count: number) => `Working on ${counted(count)}…`,
  ends: {
    archived: (count: number) => `${counted(count)} archived`,
    unarchived: (count: number) => `${counted(count)} restored from the archive`,
    heldBack: (count: number) => `${counted(count)} moved to holdbacks`,
    takenOut: (count: number) => `${counted(count)} taken out of holdbacks`,
    deleted: (count: number) => `${counted(count)} deleted`,
    restored: (count: number) => `${counted(count)} restored`,
    fed: (count: number) => `${counted(count)} fed`,
    moved: (count: number) => `${counted(count)} moved`,
    movedBack: (count: number) => `${counted(count)} moved back`,
    noted: (count: number) => `Record added to ${counted(count)}`,
    unnoted: (count: number) => (count === 1 ? '1 record removed' : `${count} records removed`),
    nothing: 'They were so already. Nothing was changed.',
  },
  failed: {
    archived: 'They could not be archived',
    unarchived: 'They could not be restored from the archive',
    heldBack: 'They could not be moved to holdbacks',
    takenOut: 'They could not be taken out of holdbacks',
    deleted: 'They could not be deleted',
    restored: 'They could not be restored',
    moved: 'They could not be moved',
    movedBack: 'They could not be moved back',
    noted: 'The records could not be added',
    unnoted: 'The records could not be removed',
    text: 'Nothing was changed. Please try again.',
    /** Of a choice so large that it goes in portions. */
    partly: (done: number, reason: string) => `${done} were done before that. ${reason}`,
  },
  remove: {
    title: (count: number) => `Delete ${counted(count)}?`,
    text: (count: number) =>
      count === 1
        ? 'It goes to the trash with its photos and records, and can be restored from there for 30 days. Children, projects, eggs and events are kept, and go on naming it in words.'
        : 'They go to the trash with their photos and records, and can be restored from there for 30 days. Children, projects, eggs and events are kept, and go on naming them in words.',
    confirm: (count: number) => `Delete ${counted(count)}`,
  },
  record: {
    title: (count: number) => `Log for ${counted(count)}`,
    save: (count: number) => `Log for ${counted(count)}`,
    cancel: 'Cancel',
  },
} as const
