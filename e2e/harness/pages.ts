/** A page that can be opened as it is, and the title it bears in the top bar and the browser's tab. */
type KnownPage = { path: string; title: string }

/** The pages of the shell; a new one takes its line here and is then looked at by every check that walks the site. */
export const keeperPages: readonly KnownPage[] = [
  { path: '/', title: 'Dashboard' },
  { path: '/profile', title: 'Profile' },
  { path: '/users', title: 'Keepers' },
  { path: '/animals', title: 'My Animals' },
  { path: '/reptiles', title: 'My Animals' },
  { path: '/animals/add', title: 'Add Animal' },
  { path: '/animals/import', title: 'Import' },
  { path: '/animals/archive', title: 'Archives' },
  { path: '/trash', title: 'Trash' },
  { path: '/waiting', title: 'Waiting' },
  { path: '/feeders', title: 'Feeders' },
  { path: '/places', title: 'Places' },
  { path: '/labels', title: 'Labels' },
  { path: '/scan', title: 'Scan' },
  { path: '/holdbacks', title: 'Holdbacks' },
  { path: '/breeding', title: 'Breeding' },
  { path: '/breeding/new', title: 'Breeding' },
  { path: '/genetics/genes', title: 'Genes' },
  { path: '/genetics/plan', title: 'Plan a pairing' },
  { path: '/genetics/review', title: 'Review morph texts' },
  { path: '/season', title: 'Season' },
  { path: '/season/planner', title: 'Pairing planner' },
  { path: '/incubating', title: 'Incubator' },
  { path: '/incubators', title: 'Incubators' },
  { path: '/calendar', title: 'Calendar' },
  { path: '/records', title: 'Records' },
  { path: '/statistics', title: 'Statistics' },
  { path: '/subscribe', title: 'Subscription' },
  { path: '/subscription/success', title: 'Subscription' },
]

/** The pages that are open to all: in the shell for a keeper, without it for a visitor. */
export const openPages: readonly KnownPage[] = [
  { path: '/genetics', title: 'Genetics' },
  { path: '/layout-demo', title: 'Layout Preview' },
  { path: '/nowhere', title: 'Page not found' },
]

/** The pages without the shell. */
export const visitorPages: readonly { path: string }[] = [
  { path: '/auth' },
  { path: '/reset-password' },
  { path: '/verify-email' },
  { path: '/unsubscribe' },
]

/** What a keeper may open to everyone: an animal, the profile, the collection. */
export const publicPages = (animalId: number, keeperId: number): readonly string[] => [
  `/shared/reptile/${animalId}`,
  `/reptile-detail/${animalId}`,
  `/profile/${keeperId}/shared`,
  `/public/profile/${keeperId}`,
  `/collection/${keeperId}`,
]
