/** A number with the word for one or for several: '1 piece', '3 pieces'. */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : several}`
