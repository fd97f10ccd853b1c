import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Smaller files fit one packet as they are. */
const worthwhileBytes = 1024

/** Sizes matter here and time does not: it is done once a build. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a brotli and a gzip form beside each text file of a built site, so that the server need not compress. */
export function precompress(site: string): void {
  for (const path of globSync('**/*.{js,css,svg}', { cwd: site })) {
    const text = readFileSync(join(site, path))
    if (text.length < worthwhileBytes) continue
    writeFileSync(join(site, `${path}.br`), brotliCompressSync(text, brotli))
    writeFileSync(join(site, `${path}.gz`), gzipSync(text, { level: 9 }))
  }
}
