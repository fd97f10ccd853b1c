// Sets the theme before the first paint, so that none flashes by. The choice is kept by app/theme/theme-choice.ts.
;(() => {
  const root = document.documentElement
  let [choice, shade] = ['dark', null]
  try {
    choice = localStorage.getItem('clutchbook-theme') || 'dark'
    shade = localStorage.getItem('clutchbook-shade')
  } catch {
    // A browser that keeps nothing shows the first visit's theme.
  }
  const light =
    choice === 'light' || (choice === 'auto' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = light ? 'light' : 'dark'
  if (choice === 'dark' && shade) root.dataset.shade = shade

  // The bars of a phone's browser take the colour of the page, now and after every change.
  const bars = document.querySelector('meta[name="theme-color"]')
  const ground = () =>
    root.dataset.mantineColorScheme === 'light' ? '#f6f2e8' : root.dataset.shade ? '#000000' : '#11130f'
  const paintBars = () => bars.setAttribute('content', ground())
  paintBars()
  new MutationObserver(paintBars).observe(root, {
    attributeFilter: ['data-mantine-color-scheme', 'data-shade'],
  })

  // Paper is light, and browsers leave out dark grounds: the text of a dark theme could not be read on it.
  let screen = root.dataset.mantineColorScheme
  addEventListener('beforeprint', () => {
    screen = root.dataset.mantineColorScheme
    root.dataset.mantineColorScheme = 'light'
  })
  addEventListener('afterprint', () => {
    root.dataset.mantineColorScheme = screen
  })
})()
