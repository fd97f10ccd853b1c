import { blankPlan } from '@clutchbook/domain/husbandry/plan.fields'
import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { newAnimalValues } from '../features/collection/animal-values.ts'
import { createAnimal } from '../features/collection/collection.repository.ts'
import { createPlans } from '../features/husbandry/plans.repository.ts'
import { writeSettings } from '../features/husbandry/settings.repository.ts'
import { valuesOf } from '../features/husbandry/stored-plan.ts'
import { createReminderMail } from '../features/notifications/reminder-mails.repository.ts'
import type { Db } from '../platform/database/database.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const [never, day] = ['2199-01-01T00:00:00.000Z', '2026-01-01']

const weekly = valuesOf({ ...blankPlan, kind: 'feeding', minDays: 7, startsOn: day })

/** Gives each keeper of a database an animal that was never fed, and has them mailed what they are told; none is looked at yet. */
export async function fillWithDigests(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('keeper').set({ isEmailVerified: true }).execute()
    for (const { id: keeperId } of await tx.selectFrom('keeper').select('id').execute()) {
      const input = { name: 'Ember', species: 'Python regius' }
      const { id } = await createAnimal(tx, newAnimalValues(input, { keeperId, createdAt }))
      await createPlans(tx, keeperId, [{ animalId: id, placeId: null }], { ...weekly, createdAt })
      await writeSettings(tx, keeperId, { ...usualSettings, digestAt: '00:00' })
      await createReminderMail(tx, { keeperId, token: `token-of-${keeperId}`, createdAt })
      const agenda = { lookAt: never, digestOn: day, toldOn: null, seenAt: null }
      await tx
        .insertInto('husbandryAgenda')
        .values({ keeperId, ...agenda })
        .execute()
    }
  })
}
