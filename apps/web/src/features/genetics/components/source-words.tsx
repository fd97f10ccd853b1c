import { sourceWords } from '@clutchbook/domain/genetics/gene-sources'

/** Where genes were found; the words of all sources come with it. */
export const SourceWords = ({ keys }: { keys: readonly string[] }) => sourceWords(keys)
