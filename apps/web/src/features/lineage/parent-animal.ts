import type { Animal } from '@clutchbook/domain/collection/collection.schema'

/** An animal as the parent of others. */
export type ParentAnimal = Pick<Animal, 'id' | 'name' | 'sex'>
