import { useQueries, useQuery } from '@tanstack/react-query'
import { boxTexts as texts } from '../incubation.texts.ts'
import { type Box, boxesQuery, incubatorsQuery } from '../incubators.queries.ts'

/** A box among all others: 'Box A · Left shelf'. */
export type KnownBox = Box & { readonly words: string }

const none: readonly KnownBox[] = []

/** All boxes, by incubator and name; empty until they are read. */
export function useBoxes(isWanted = true): readonly KnownBox[] {
  const { data: incubators } = useQuery({ ...incubatorsQuery, enabled: isWanted })
  return useQueries({
    queries: (incubators ?? []).map(({ id }) => boxesQuery(id)),
    combine: (answers) =>
      incubators?.flatMap(({ name }, place) =>
        (answers[place]?.data ?? []).map((box) => ({ ...box, words: texts.within(box.name, name) })),
      ) ?? none,
  })
}
