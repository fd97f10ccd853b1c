import { formatDay } from '@clutchbook/domain/kernel/civil-day'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { publicName, publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type { SharedAnimal, SharedCard } from '@clutchbook/domain/sharing/sharing.schema'
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

/** Animals that a list tells of without script. */
const listed = 60

const animalPath = /^\/(?:shared\/reptile|reptile-detail|public\/reptiles?)\/(\d{1,15})$/
const profilePath = /^\/(?:public\/profile\/(\d{1,15})|profile\/(\d{1,15})\/shared)$/
const collectionPath = /^\/collection\/(\d{1,15})$/

/**
 * What the public pages say in their HTML, so that a link unfolds in a chat and is read without script. It is told from
 * the very answers that strangers get, so it shows and hides the same.
 */
export function createOpenPages(sharing: Answers) {
  const find = async (path: string) => {
    const animal = animalPath.exec(path)?.[1]
    if (animal) return animalPage(await sharing.getAnimal(Number(animal)))
    const [, one, other] = profilePath.exec(path) ?? []
    const profile = one ?? other
    if (profile) {
      const { user, reptiles } = await sharing.getProfile(Number(profile))
      return listPage(publicName(user), reptiles, user.profileImage)
    }
    const keeper = collectionPath.exec(path)?.[1]
    if (!keeper) return null
    const { answer } = await sharing.getCollection(Number(keeper), { limit: listed })
    return listPage(`Collection of ${answer.user.name}`, answer.reptiles, null)
  }
  const findShown = (path: string) =>
    find(path).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not-found') return null
      throw error
    })
  return { routes, find: findShown }
}

const pictureOf = (photos: readonly string[]): string | null =>
  photos.find((photo) => !photo.endsWith('#video')) ?? null

const kindOf = ({ species, morph }: Pick<SharedCard, 'species' | 'morph'>): string =>
  morph ? `${species} · ${morph}` : species

function animalPage(animal: SharedAnimal) {
  const { name, sex, dateOfBirth, weight, weightUnit, producedBy, price, priceCurrency, notes } = animal
  const lines: [string, string | null | undefined][] = [
    ['Sex', sex],
    ['Hatched', dateOfBirth && formatDay(dateOfBirth)],
    ['Weight', weight === null ? null : formatWeight(weight, weightUnit)],
    ['Produced by', producedBy],
    ['Price', price && formatPrice(price, priceCurrency)],
    ['Contact', animal.contactInfo],
    ['Notes', notes],
    ['Father', animal.father?.name],
    ['Mother', animal.mother?.name],
  ]
  const told = lines.flatMap(([term, text]) => (text ? [`${term}: ${text}`] : []))
  const offer = price ? ` · ${formatPrice(price, priceCurrency)}` : ''
  return {
    title: name,
    description: `${kindOf(animal)} · ${sex}${offer}`,
    image: pictureOf(animal.photos),
    lines: [kindOf(animal), ...told],
    links: [],
  }
}

const listPage = (title: string, reptiles: readonly SharedCard[], image: string | null) => {
  const count = reptiles.length === 1 ? '1 animal' : `${reptiles.length} animals`
  return {
    title,
    description: reptiles.length < listed ? count : 'Animals shared on Clutchbook',
    image: image ?? pictureOf(reptiles.flatMap(({ photos }) => photos)),
    lines: [],
    links: reptiles
      .slice(0, listed)
      .map((card) => ({ path: publicPaths.animal(card.id), text: `${card.name}, ${kindOf(card)}` })),
  }
}
