import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { animalQuery } from '../../collection/public/animal-query.ts'
import type { RowAnimal } from '../../husbandry/public/use-animal-work.ts'
import { labelQuery } from '../labels.queries.ts'
import { type KeptAnimal, placeQuery } from '../places.queries.ts'

/** What a scan opened: the animal to note something of, or whom of a tub to choose. */
export type Opened =
  | { readonly animal: RowAnimal; readonly whom?: undefined }
  | { readonly whom: readonly KeptAnimal[]; readonly title: string; readonly animal?: undefined }

/** A label that was just read is still before the camera; for so many milliseconds it is no new scan. */
const sameFor = 2500

/** Opens what labels are of without leaving the page: the quick log of an animal, of a tub with several whom (PLC-19). */
export function useOpenedLabel() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const last = useRef({ key: '', at: 0, isOpen: false })

  const openFor = useCallback(
    async (key: string): Promise<void> => {
      const { kind, id } = await cache.fetchQuery(labelQuery(key))
      if (kind === 'animal' && id !== undefined)
        return setOpened({ animal: await cache.fetchQuery(animalQuery(id)) })
      if (kind === 'place' && id !== undefined) {
        const { animals, code, name, kind: of } = await cache.fetchQuery(placeQuery(id))
        const [one, ...others] = animals
        if (of === 'enclosure' && one)
          return setOpened(others.length > 0 ? { whom: animals, title: code ?? name } : { animal: one })
      }
      await navigate({ to: '/q/$key', params: { key } })
    },
    [cache, navigate],
  )

  /** Takes what was read; the same label again is no new scan while it is before the camera. */
  const take = useCallback(
    (key: string): void => {
      const now = Date.now()
      const { key: before, at, isOpen } = last.current
      const isSame = key === before && now - at < sameFor
      last.current = { key, at: now, isOpen }
      if (isOpen || isSame) return
      last.current.isOpen = true
      openFor(key).catch(() => {
        last.current.isOpen = false
        // The page of the label tells what is wrong with it.
        void navigate({ to: '/q/$key', params: { key } })
      })
    },
    [openFor, navigate],
  )
  const close = useCallback((): void => {
    last.current = { ...last.current, at: Date.now(), isOpen: false }
    setOpened(null)
  }, [])
  return { opened, choose: (animal: KeptAnimal): void => setOpened({ animal }), take, close }
}
