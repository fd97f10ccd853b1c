/** The size of a file: '12.4 MB'. */
export const sizeText = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
