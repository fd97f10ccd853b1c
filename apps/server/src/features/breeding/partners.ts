import {
  partnerIsOffspring,
  partnerNotFound,
  partnerRequired,
  wrongPartnerSex,
} from '@clutchbook/domain/breeding/breeding.errors'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import { findPartner, type ProjectRow, type ProjectValues } from './breeding.repository.ts'

const sides = [
  { field: 'maleId', sex: 'Male' },
  { field: 'femaleId', sex: 'Female' },
] as const

/**
 * Partners newly named must be the keeper's own and of the right sex (BRD-48). One that stays is not judged again, so
 * that a sex that was corrected later doesn't block every other change. None at all is right only where the animal was
 * deleted and nobody took its place.
 */
export async function ensurePartners(
  tx: Tx,
  project: Pick<ProjectValues, 'keeperId' | 'maleId' | 'femaleId'>,
  before: Pick<ProjectRow, 'maleId' | 'femaleId'> | null,
): Promise<void> {
  for (const { field, sex } of sides) {
    const partnerId = project[field]
    if (before && partnerId === before[field]) continue
    if (partnerId === null) throw partnerRequired(field)
    const partner = await findPartner(tx, project.keeperId, partnerId)
    if (!partner) throw partnerNotFound(field)
    if (partner.sex !== sex) throw wrongPartnerSex(field)
  }
}

/**
 * A pair is changed after animals have come of it: neither partner newly named may be one of them or descend from one,
 * because their links to the project make the pair their parents (LIN-41).
 */
export async function ensureNotOffspring(
  { tx, actor, lineage }: { tx: Tx; actor: Actor; lineage: LineageService },
  values: Pick<ProjectValues, 'maleId' | 'femaleId'>,
  before: Pick<ProjectRow, 'id' | 'maleId' | 'femaleId'>,
): Promise<void> {
  for (const { field } of sides) {
    const partnerId = values[field]
    if (partnerId === null || partnerId === before[field]) continue
    if (await lineage.comesFromProject(tx, actor, partnerId, before.id)) throw partnerIsOffspring(field)
  }
}
