import type { Evidence } from '@clutchbook/domain/genetics/entry'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Eye from 'lucide-react/icons/eye'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Network from 'lucide-react/icons/network'
import Quote from 'lucide-react/icons/quote'

/** How a gene is known, as a sign; the word stands beside it. */
export const evidenceSigns: Readonly<Record<Evidence, LucideIcon>> = {
  visual: Eye,
  offspring: BadgeCheck,
  lab: FlaskConical,
  parentage: Network,
  stated: Quote,
}
