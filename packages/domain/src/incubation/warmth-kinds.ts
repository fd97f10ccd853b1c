/** Kinds of record that say how warm eggs were and are, and so when they hatch and of which sex they are likely to be. */
export const warmthKinds = [
  ...(['egg-stays', 'box-stays', 'boxes', 'incubators', 'readings'] as const),
  // Its zone says in which hour a day begins.
  'account',
] as const
