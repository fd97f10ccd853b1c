import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hearScanners, takeScans } from '../../../shared/scan/scans.ts'

/** Opens what a scanner reads that types, on every page (PLC-18). */
export function useScanners(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stopTaking = takeScans((key) => {
      void navigate({ to: '/q/$key', params: { key } })
      return true
    })
    const stopHearing = hearScanners()
    return () => {
      stopHearing()
      stopTaking()
    }
  }, [navigate])
}
