import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './source-files.ts'

/** The ground of the dark theme: an egg is held to a light in a dark room. */
const ground = '#11130f'
const folder = join(root, 'apps/web/public')

type Icon = {
  readonly file: string
  readonly side: number
  /** The egg's part of the height; the masks of phones leave a circle of four fifths. */
  readonly egg: number
  /** The rounding of the corners, part of the side; whoever masks rounds for itself. */
  readonly round: number
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', side: 192, egg: 0.74, round: 0.22 },
  { file: 'icon-512.png', side: 512, egg: 0.74, round: 0.22 },
  { file: 'icon-maskable.png', side: 512, egg: 0.56, round: 0 },
  { file: 'icon-apple.png', side: 180, egg: 0.68, round: 0 },
]

/** Draws the icons of the installed app out of the mark of the tab; run again whenever that changes. */
async function drawIcon({ file, side, egg, round }: Icon): Promise<void> {
  const room = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <radialGradient id="g"><stop offset="0" stop-color="#f0a63a" stop-opacity=".42"/><stop offset="1" stop-color="#f0a63a" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" rx="${side * round}" fill="${ground}"/>
    <circle cx="50%" cy="54%" r="${side * egg * 0.62}" fill="url(#g)"/>
  </svg>`
  const height = Math.round(side * egg)
  const mark = await sharp(readFileSync(join(folder, 'favicon.svg')), { density: 600 })
    .resize({ height, width: height })
    .toBuffer()
  await sharp(Buffer.from(room))
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, quality: 92, effort: 10 })
    .toFile(join(folder, file))
}

await Promise.all(icons.map(drawIcon))
