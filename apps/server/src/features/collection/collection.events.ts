/** An animal is gone; what pointed at it has been detached. */
export type AnimalRemoved = {
  readonly type: 'collection.animalRemoved'
  readonly keeperId: number
  readonly animalId: number
}
