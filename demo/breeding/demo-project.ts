import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'

/** Eggs laid on one day, counted by what became of them. */
export type DemoClutch = {
  /** How long ago they were laid, in days; or the demo animal that hatched from the first, which tells it. */
  readonly laid: number | { readonly hatchling: string }
  readonly hatched?: number
  readonly incubating?: number
  readonly failed?: number
  readonly infertile?: number
  readonly slugged?: number
  readonly notes?: string
}

/** A project of the demo keeper. Its animals are named as in the demo collection. */
export type DemoProject = {
  readonly name: string
  readonly code?: string
  readonly male: string
  readonly female: string
  readonly status: ProjectStatus
  /** In days; told by the first clutch where it is left out. */
  readonly startedAgo?: number
  /** In days from now. */
  readonly layIn?: number
  readonly nextClutchIn?: number
  readonly notes?: string
  /** What the incubator stands at. */
  readonly tempC?: number
  readonly humidity?: number
  readonly clutches?: readonly DemoClutch[]
  /** Offspring that came from no egg. */
  readonly born?: readonly string[]
}
