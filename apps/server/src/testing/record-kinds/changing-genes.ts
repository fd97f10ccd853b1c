import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

const species = 'Python regius'

/** What a keeper says of genes is read, reviewed, added, changed and taken back. */
export async function changeGenes(keeper: Visitor): Promise<void> {
  await done(keeper.post('/api/genetics/readings', { species, texts: ['het Clown'] }))
  await changeReview(keeper)
  await changeOwn(keeper)
}

async function changeReview(keeper: Visitor): Promise<void> {
  await done(keeper.post('/api/animals', { name: 'Ashling', species, morph: 'Clown' }))
  const review = await done(keeper.post('/api/genetics/review', { verdict: 'clear', species }))
  await done(keeper.remove(`/api/genetics/review/${review}`))
}

async function changeOwn(keeper: Visitor): Promise<void> {
  const genes = '/api/genetics/genes'
  const gene = { species, name: 'Emberfall', inheritance: 'recessive' }
  const id = await done(keeper.post(genes, gene))
  await done(keeper.patch(`${genes}/${id}`, { note: 'From the first clutch' }))
  await done(keeper.remove(`${genes}/${id}`))
  await done(keeper.patch(`${genes}/bp-piebald`, { superName: 'Patchwork' }))
  await done(keeper.remove(`${genes}/bp-piebald`))
  const word = await done(keeper.post('/api/genetics/words', { species, word: 'Klaun', text: 'Clown' }))
  await done(keeper.remove(`/api/genetics/words/${word}`))
}
