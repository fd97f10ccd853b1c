import { geneSources } from '@clutchbook/domain/genetics/gene-sources'

/** Where genes were found, in words. */
export const SourceWords = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => geneSources[key] ?? key).join('; ')
