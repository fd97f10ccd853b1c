// Sets the theme before the first paint, so that none flashes by. The same choice is kept by app/theme/theme-choice.ts.
;(() => {
  let choice = 'dark'
  try {
    choice = localStorage.getItem('clutchbook-theme') || 'dark'
  } catch {
    // A browser that keeps nothing shows the first visit's theme.
  }
  const light =
    choice === 'light' || (choice === 'auto' && !matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = light ? 'light' : 'dark'
})()
