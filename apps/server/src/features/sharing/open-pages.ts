import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { type PublicPlace, publicName, publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import {
  type PublicNarrowing,
  publicQuery,
  type SharedAnimal,
  type SharedCard,
  type ToldPage,
} from '@clutchbook/domain/sharing/sharing.schema'
import type { Clock } from '../../platform/clock.ts'
import type { SharingService } from './sharing.service.ts'

type Answers = Pick<SharingService, 'getAnimal' | 'getProfile' | 'getCollection'>

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
export function createOpenPages(sharing: Answers, clock: Clock) {
  const tell = async ({ page, id }: PublicPlace, search: string): Promise<ToldPage | null> => {
    if (id === null) return null
    if (page === 'animal') return { page, id, answer: await orNull(sharing.getAnimal(id)) }
    if (page === 'profile') {
      const found = await orNull(sharing.getProfile(id, { limit: drawn }))
      return { page, id, answer: found?.answer ?? null, next: found?.next ?? null }
    }
    const query = narrowingOf(search)
    const found = await orNull(sharing.getCollection(id, { ...query, limit: drawn }))
    return { page, id, query, answer: found?.answer ?? null, next: found?.next ?? null }
  }

  const find = async (path: string, search: string, hasSession: boolean) => {
    // What an owner would show is for the owner's browser to ask; what is drawn here is the same for everybody.
    const mayPreview = hasSession && new URLSearchParams(search).get('preview') === 'true'
    const place = mayPreview ? null : publicPlaceOf(path)
    const page = place && (await tell(place, search))
    if (!page) return { preview: null, told: null }
    const today = civilDayOf(clock.now(), 'UTC')
    return { preview: previewOf(page), told: { page, today } }
  }

  return { routes, find }
}

/** The answer, or null where strangers are told that there is nothing. */
const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not-found') return null
    throw error
  })

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

function previewOf(told: ToldPage) {
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
