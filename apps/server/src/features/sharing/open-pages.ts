import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { type PublicPlace, publicName, publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import {
  type PublicNarrowing,
  publicQuery,
  type SharedAnimal,
  type SharedCard,
  type SsrPage,
} from '@clutchbook/domain/sharing/sharing.schema'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { FindSession } from '../../platform/http/authenticate.ts'
import type { OpenPage, PageVisitor } from '../../platform/http/open-page.ts'
import type { SharingService } from './sharing.service.ts'

type Answers = Pick<SharingService, 'getAnimal' | 'getProfile' | 'getCollection'> & {
  readonly views: Pick<SharingService['views'], 'count'>
}

type Dependencies = {
  readonly sharing: Answers
  readonly findSession: FindSession
  readonly clock: Clock
}

/** The addresses of public pages, as the server routes them. */
const routes = [
  '/shared/reptile/:id',
  '/reptile-detail/:id',
  '/public/reptiles/:id',
  '/public/reptile/:id',
  '/public/profile/:userId',
  '/profile/:userId/shared',
  '/collection/:userId',
] as const

/** Animals that a list is drawn with; the browser asks for as many at a time. */
const drawn = 60

/**
 * What the public pages are drawn from, and what a link to one says in a chat. It is told from the very answers that
 * strangers get, so it shows and hides the same.
 */
export function createOpenPages({ sharing, findSession, clock }: Dependencies) {
  const tell = async (
    { page, id }: PublicPlace,
    search: string,
    { shareTokens }: PageVisitor,
  ): Promise<SsrPage | null> => {
    if (id === null) return null
    if (page === 'animal') {
      const { found, ...rest } = await orRefused(sharing.getAnimal(id, shareTokens))
      return { page, id, answer: found, ...rest }
    }
    if (page === 'profile') {
      const { found, ...rest } = await orRefused(sharing.getProfile(id, { limit: drawn }, shareTokens))
      return { page, id, answer: found?.answer ?? null, next: found?.next ?? null, ...rest }
    }
    const query = narrowingOf(search)
    const { found, ...rest } = await orRefused(
      sharing.getCollection(id, { ...query, limit: drawn }, shareTokens),
    )
    return { page, id, query, answer: found?.answer ?? null, next: found?.next ?? null, ...rest }
  }

  /** Counts that a person has opened a page and was shown something. */
  const count = async ({ page, id }: SsrPage, { token }: PageVisitor): Promise<void> => {
    const session = token === null ? null : await findSession(token)
    await sharing.views.count({ page, id }, session?.actor.keeperId ?? null)
  }

  const find = async (path: string, search: string, visitor: PageVisitor): Promise<OpenPage> => {
    // What an owner would show is for the owner's browser to ask; what is drawn here is the same for everybody.
    const mayPreview = visitor.token !== null && new URLSearchParams(search).get('preview') === 'true'
    const place = mayPreview ? null : publicPlaceOf(path)
    const page = place && (await tell(place, search, visitor))
    if (!page) return { status: 200, preview: null, told: null }
    if (page.answer && visitor.isPerson) await count(page, visitor)
    const status = page.answer ? 200 : page.isLocked ? 403 : 404
    const today = todayIn(clock, 'UTC')
    return { status, preview: previewOf(page), told: { page, today } }
  }

  return { routes, find }
}

type Refused<T> = { readonly found: T | null; readonly isLocked?: true }

/** The answer, or null where strangers are told that there is nothing, or are asked for a password. */
const orRefused = <T>(answer: Promise<T>): Promise<Refused<T>> =>
  answer.then(
    (found) => ({ found }),
    (error: unknown) => {
      const code = error instanceof DomainError ? error.code : null
      if (code === 'not-found') return { found: null }
      if (code === 'password-needed') return { found: null, isLocked: true }
      throw error
    },
  )

const narrowing = publicQuery.pick({ q: true, species: true, sex: true })

/** What an address narrows a collection to; what it can't mean is left out, as the page itself does. */
function narrowingOf(search: string): PublicNarrowing {
  const words = new URLSearchParams(search)
  const said = (['q', 'species', 'sex'] as const).flatMap((name) => {
    const { data } = narrowing.safeParse({ [name]: words.get(name) || undefined })
    return data ? [data] : []
  })
  return Object.assign({}, ...said)
}

function previewOf(told: SsrPage) {
  if (!told.answer) return null
  if (told.page === 'animal') return animalPreview(told.answer)
  const { user, reptiles } = told.answer
  if (told.page === 'collection') return listPreview(`Collection of ${user.name}`, reptiles, null)
  return listPreview(publicName(told.answer.user), reptiles, told.answer.user.profileImage)
}

/** The first picture, in the large form: a chat shows it wider than a card does. */
const pictureOf = (photos: readonly string[]): string | null =>
  photos.find((photo) => !photo.endsWith('#video'))?.replace('?size=thumb', '') ?? null

const kindOf = ({ species, morph }: Pick<SharedCard, 'species' | 'morph'>): string =>
  morph ? `${species} · ${morph}` : species

function animalPreview(animal: SharedAnimal) {
  const { name, sex, price, priceCurrency } = animal
  const offer = price ? ` · ${formatPrice(price, priceCurrency)}` : ''
  return {
    title: name,
    description: `${kindOf(animal)} · ${sex}${offer}`,
    image: pictureOf(animal.photos),
  }
}

const listPreview = (title: string, reptiles: readonly SharedCard[], image: string | null) => {
  const count = reptiles.length === 1 ? '1 animal' : `${reptiles.length} animals`
  return {
    title,
    description: reptiles.length < drawn ? count : 'Animals shared on Clutchbook',
    image: image ?? pictureOf(reptiles.flatMap(({ photos }) => photos)),
  }
}
