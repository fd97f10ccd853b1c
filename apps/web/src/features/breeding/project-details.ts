import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { shownDay } from '../../shared/day-format.ts'
import { breedingTexts } from './breeding.texts.ts'

const texts = breedingTexts.detail

/** A line of the details. */
export type ProjectDetail = { term: string; text: string }

/** What is known of a project, line by line. A clutch size that nobody stated is the number of its eggs (BRD-Q04). */
export const detailsOf = (project: Project): readonly ProjectDetail[] => [
  { term: texts.code, text: project.projectCode ?? texts.noCode },
  { term: texts.started, text: shownDay(project.startDate) },
  { term: texts.expectedLay, text: shownDay(project.expectedLayDate) },
  { term: texts.nextClutch, text: shownDay(project.nextClutchDate) },
  { term: texts.clutchSize, text: String(project.clutchSize ?? project.eggCount) },
]
