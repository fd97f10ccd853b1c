import { hearEarlyInput } from './early-input.ts'
import late from './late.css?url'

/** A picture that never comes keeps nobody from using the page: so long is it waited for, in milliseconds. */
const patience = 4000

/** Resolves once a picture has come, or can't. */
const settled = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true })
        picture.addEventListener('error', resolve, { once: true })
      })

/** The server has drawn the page; on a slow line its pictures come before whatever else the page can do. */
async function startPage(): Promise<void> {
  const repeat = hearEarlyInput()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[loading="eager"]')]
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(pictures.map(settled)), waited])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: late }))
  await import('./main.tsx')
  repeat()
}

void startPage()
