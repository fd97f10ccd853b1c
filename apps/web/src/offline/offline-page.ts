import '../app/theme/fonts.css'
import '../app/theme/stand-in-fonts.css'
import '../app/theme/tokens.css'
import '../app/theme/base.css'
import './offline-page.css'

/** Says which of the two it is: the device has no network, or the server alone is out of reach. */
function tellWhy(): void {
  const why = navigator.onLine ? 'unreached' : 'offline'
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset.when !== why
}

/** The address is still the one that was asked for, so asking again shows it. */
const tryAgain = (): void => location.reload()

tellWhy()
addEventListener('offline', tellWhy)
addEventListener('online', tryAgain)
document.querySelector('button')?.addEventListener('click', tryAgain)
