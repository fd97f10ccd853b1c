/** Words about plans; the text of the limit itself is the domain's `limitMessage`. */
export const billingTexts = {
  upgradeRequired: 'Upgrade Required',
  used: (count: number, limit: number, what: string) => `${count} of ${limit} ${what} on the free plan`,
  left: (places: number) => (places === 1 ? '1 place left' : `${places} places left`),
  full: 'No places left',
} as const
