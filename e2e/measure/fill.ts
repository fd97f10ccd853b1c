import type { APIRequestContext } from '@playwright/test'

/** As many animals as asked, sent a few at a time: "Hatchling 0" and on, every other one a female. */
export async function fill(request: APIRequestContext, count: number): Promise<void> {
  const lane = async (first: number) => {
    for (let n = first; n < count; n += 24) {
      const answer = await request.post('/api/animals', {
        data: {
          name: `Hatchling ${n}`,
          species: 'Python regius',
          morph: 'Pastel Clown',
          sex: n % 2 === 0 ? 'Female' : 'Male',
          weight: 60,
          customId: `BP-${n}`,
        },
      })
      if (answer.status() !== 201) throw new Error(await answer.text())
    }
  }
  await Promise.all(Array.from({ length: 24 }, (_, first) => lane(first)))
}
