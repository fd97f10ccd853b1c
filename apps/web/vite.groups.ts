/**
 * Which modules come to the browser together. Left alone, the bundler makes a file of each module that two pages share: a
 * dialog is then some thirty files, and to ask for each takes a slow phone 4 ms. `docs/decisions/0028` has what was measured.
 */

type Test = (id: string) => boolean

/** The modules whose path fits one of these patterns, with the slash of whatever system it is built on. */
const any =
  (...patterns: readonly RegExp[]): Test =>
  (id) =>
    patterns.some((pattern) => pattern.test(id.replaceAll('\\', '/')))

/** The component library's parts of these names. */
const parts = (...names: readonly string[]): RegExp => new RegExp(`@mantine/core/.*/(${names.join('|')})\\b`)

/** Our modules of these names, below a folder. */
const ours = (folder: string, ...names: readonly string[]): RegExp =>
  new RegExp(`/src/${folder}.*/(${names.join('|')})\\b`)

/**
 * What is small and drawn or asked on many pages: signs, words, rules, calls, and the pieces that every page is made of.
 * What brings much along with it, dialogs and bubbles, comes by itself.
 */
const leaves = any(
  /lucide-react|@mantine\/hooks|react-query|\/domain\/src\/|media-view|call-key/,
  /\/shared\/(api|navigation|ui)\/(?!dialog-frame|hint-bubble|entry-menu|sheet\b)/,
  /\.(texts|queries|rules|api)\.ts$/,
)

/** Small pieces that few pages share. */
const common = any(
  parts(
    'DirectionProvider',
    'create-[a-z-]+',
    'find-element-[a-z-]+',
    'get-(env|ref-prop|single-element-child|default-z-index)',
    'close-on-escape',
    'is-element',
  ),
  ours(
    'shared',
    'card-pages',
    'crumbs',
    'detail-list',
    'kept-days',
    'lazy-part',
    'more-button',
    'page-tabs',
    'view-switch',
  ),
  ours(
    'features/billing',
    'billing\\.texts',
    'plan-limit-line',
    'under-plan-limit',
    'upgrade-link',
    'use-plan-limit',
  ),
  ours('features/breeding', 'breeding-tabs?', 'partner-photo', 'project-brief', 'status-badge'),
  ours('features/calendar', 'calendar\\.texts'),
  ours('features/collection', 'animal-crumbs', 'animal-form-skeleton', 'sex-mark'),
  ours('features/media', 'media\\.texts'),
  ours('features/people', 'people\\.texts', 'profile-head\\.module'),
  ours('features/season', 'season\\.texts', 'window-when'),
  ours('features/sharing', 'share-animal\\.tsx', 'share-page-button', 'shared-link'),
  ours('features/trash', 'tell-deleted'),
  /(ellipsis-vertical|layout-grid|list-checks|\/minus|thermometer|triangle-exclamation-point)\.m?js|sharing\.rules/,
)

/** Small pieces of what the pages and dialogs of genes are made of, the list of looks and the loci among them. */
const genes = any(
  /\/domain\/src\/genetics\/(locus\.rules|catalogue\/catalogues)/,
  /\/genetics\/(components\/outcomes\/(outcome-(list|row)|tag-list)|egg-tray)/,
  ours(
    'features/genetics',
    'gen(etics|ome)\\.(texts|queries)',
    'words\\.ts',
    'risk-word',
    'use-genome',
    'calculator-species',
    'written-fraction',
  ),
)

/** What reads and writes the names of genes. Whatever reads them writes them too, and together they are a tenth smaller. */
const morphs = any(
  /\/domain\/src\/genetics\/(morph-|name-|own-words|crossing|genotype\.rules|genetics\.errors)/,
)

/** What judges genes that nobody read from a text. */
const genotypes = any(/\/domain\/src\/genetics\/genotype(-checks|\.errors)/)

/** The catalogue of species, which forms offer. */
const species = any(/\/domain\/src\/species\//)

/** The words and calls of eggs, and of their hatching. */
const eggs = any(ours('features/eggs', 'eggs\\.(texts|queries)', 'hatch\\.texts'))

/** What a text leaves open, of which most leave nothing. */
const readingNotes = any(ours('features/genetics', 'reading-notes'))

/** The plain field to type in, which the sign-in page has too: that needs none of the leaves. */
const inputs = any(
  parts('Input', 'Input(Base|Wrapper)', 'TextInput'),
  /@mantine\/hooks\/.*\/use-(merged-ref|uncontrolled)\b/,
)

/** What nearly every form is made of. */
const forms = any(
  /@mantine\/form/,
  ours('shared/forms', 'refuse-fields', 'server-errors', 'first-error', 'password-field'),
)

/** The box to tick, which is not only in forms. */
const checkbox = any(
  parts('Checkbox', 'InlineInput', 'InputsGroupFieldset', 'CheckIcon', 'get-auto-contrast-value'),
)

/** What a dialog and a sheet are: a frame over the page, which does not scroll meanwhile. */
const dialogs = any(
  parts('Modal', 'ModalBase', 'Drawer'),
  /react-remove-scroll/,
  ours('shared/ui', 'dialog-frame', 'sheet'),
)

/** What lies over a page, and what it is held in place and scrolled by. */
const overlays = any(
  /@floating-ui/,
  parts('Popover', 'Floating', 'Portal', 'Overlay', 'FocusTrap', 'ScrollArea', 'AccordionChevron'),
)

/** Fields that nothing opens over. */
const plainFields = any(
  parts(
    'Textarea',
    'NativeSelect',
    'ComboboxChevron',
    'get-parsed-combobox-data',
    'Combobox\\.(module|layer)',
  ),
  ours('shared/forms', 'file-chooser', 'drafts', 'draft-store'),
)

/** All other fields of dialogs. */
const fields = any(
  /@mantine\/dates|dayjs|useBlocker|hatchling\.rules/,
  parts('Autocomplete', 'Combobox', 'Select'),
  /\/shared\/forms\/(?!call-key)/,
  ours('shared/ui', 'options-in-place'),
  ours('features/collection', 'animal-picker', 'use-animal-choices', 'focus-first-error', 'animal-name'),
)

/** The form of an animal, which comes in dialogs and as a page; the page has its outline before. */
const animalForm = any(
  /\/features\/collection\/components\/form\/(?!animal-form-skeleton)/,
  /\/features\/collection\/(hooks\/use-animal-form|animal-form(?!\.texts)|prefilled-form)/,
)

/** The photos of a form. */
const photoFields = any(
  ours(
    'features/media',
    'photos-field',
    'photo-strip',
    'photo-tile',
    'use-noted-photos',
    'use-gallery',
    'use-tile-order',
  ),
  ours(
    'features/media',
    'use-gradually',
    'gallery-[a-z]+',
    'upload-queue',
    'local-previews',
    'refusal-toast',
  ),
)

/** What a form says where the plan has no place left. */
const limitReached = any(
  ours('features/billing', 'limit-reached', 'unless-plan-full', 'refused-by-plan', 'use-checkout'),
  /billing\.errors/,
)

/** Whoever comes to a list goes on to an animal and back again. */
const animals = any(/routes\/_shell\.(animals\.(index|\$id|archive)|holdbacks)\.tsx\?tsr-split=/)

/** What keeps a copy of the records on a device. */
const copy = any(
  /\/features\/sync\/(run-|kept-|copy-|seal|outbox|sender\.ts|hand-over|waiting-copy|waits-|device-clock|answered|one-at-a-time|read-anew)/,
  /\/shared\/api\/waiting-state|\/domain\/src\/sync\/outbox\/[a-z-]+(\.rules)?\.ts|\/node_modules\/idb\//,
)

/**
 * The rules by which a copy answers, and what only they need of other areas: beside them in a file of its own, the two would
 * ask for each other, and one of them find the other empty. What reads genes comes where they are asked for.
 */
const copied = any(
  /\/domain\/src\/(sync\/(copy\/(?!copied-gen)|outbox\/effects\/(?!effects\.))|search\/search-index)|@leeoniya\/ufuzzy/,
  /\/domain\/src\/(husbandry\/plan-subjects|eggs\/told-project)/,
)

/**
 * What feeds a copy and has parts of it give way, keeps photos on a device, sends what waits, and tells of a clock that is
 * off: no page waits for it.
 */
const pictures = any(
  /\/features\/sync\/(pictures|thumb|abandoned|keep-change|disk-room|old-records|apply-difference|waiting-photos|sender-(outcomes|verdicts)|tell-clock|clock)/,
  /\/domain\/src\/sync\/old-records/,
)

/** What is shown of what waits on a device, and its page. */
const waiting = any(
  /\/features\/sync\/(public\/device-line|badge-words|waited-long|waiting\.texts|send-all|entry-words|trashed|when-written|hooks\/use-(outbox|leave)|components\/(waiting-line|unread-list|gone-meanwhile|discard-(dialog|question))|pages)/,
  /routes\/_shell\.waiting\.tsx\?tsr-split=/,
)

/** The pages of who is not signed in yet. */
const signedOut = any(/routes\/(auth|reset-password|verify-email|memory-auth)\.tsx\?tsr-split=/)

const alone = { includeDependenciesRecursively: false }

/** The first group that a module fits has it. */
export const groups = [
  // What the first page needs comes as one file; without this it would be a dozen small ones.
  { name: 'first', tags: ['$initial'] },
  { name: 'inputs', test: inputs },
  { name: 'gene-words', test: genes, minShareCount: 6, ...alone },
  { name: 'genes', test: genes, ...alone },
  { name: 'morphs', test: morphs, ...alone },
  { name: 'genotypes', test: genotypes, ...alone },
  { name: 'species', test: species, ...alone },
  { name: 'eggs', test: eggs, ...alone },
  { name: 'leaves', test: leaves, minShareCount: 6 },
  { name: 'common', test: common, ...alone },
  { name: 'reading-notes', test: readingNotes, ...alone },
  { name: 'forms', test: forms },
  { name: 'checkbox', test: checkbox, ...alone },
  { name: 'dialogs', test: dialogs, ...alone },
  { name: 'overlays', test: overlays, ...alone },
  { name: 'plain-fields', test: plainFields, ...alone },
  { name: 'fields', test: fields, ...alone },
  { name: 'animal-form', test: animalForm, ...alone },
  { name: 'photo-fields', test: photoFields, ...alone },
  { name: 'limit-reached', test: limitReached, ...alone },
  { name: 'copy', test: copy, ...alone },
  { name: 'copied', test: copied, ...alone },
  { name: 'pictures', test: pictures, ...alone },
  { name: 'animals', test: animals },
  { name: 'waiting', test: waiting, ...alone },
  { name: 'signed-out', test: signedOut },
]
