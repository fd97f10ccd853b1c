import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { takeScans } from '../../../shared/scan/scans.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { labelQuery } from '../labels.queries.ts'
import { scanTexts as texts } from '../scan.texts.ts'
import { followScan } from '../walk-scan.ts'
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
        void followScan(key, {
          find: (of) => cache.fetchQuery(labelQuery(of)),
          steps: () => latest.current.steps,
          turnTo: (at) => latest.current.turnTo(at),
          open: (of) => void navigate({ to: '/q/$key', params: { key: of } }),
          tell: (error) => showFailure(error, texts.failed, texts.failedText),
        })
        return true
      }),
    [cache, navigate],
  )
}
