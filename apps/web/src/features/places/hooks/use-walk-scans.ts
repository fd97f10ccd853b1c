import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { takeScans } from '../../../shared/scan/scans.ts'
import { labelQuery } from '../labels.queries.ts'
import type { Step } from '../walk-steps.ts'

/** A scan within a walk jumps to the animal or tub that it is of; another one is opened (PLC-10). */
export function useWalkScans(steps: readonly Step[], turnTo: (at: number) => void): void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const latest = useRef({ steps, turnTo })
  useEffect(() => {
    latest.current = { steps, turnTo }
  })
  useEffect(
    () =>
      takeScans((key) => {
        const open = (): void => void navigate({ to: '/q/$key', params: { key } })
        cache.fetchQuery(labelQuery(key)).then(({ kind, id }) => {
          const at = latest.current.steps.findIndex(({ animal, place }) =>
            kind === 'place' ? place?.id === id : kind === 'animal' && animal.id === id,
          )
          if (at === -1) open()
          else latest.current.turnTo(at)
        }, open)
        return true
      }),
    [cache, navigate],
  )
}
