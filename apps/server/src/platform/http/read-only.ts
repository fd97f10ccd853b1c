import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { isReading } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import type { DamageGuard } from '../damage-guard.ts'

/** Tells each page whether changes are stored now. It is always said: a cached answer would keep a word that is not. */
const storingHeader = 'Clutchbook-Storing'

/** What an answer says of it while all is well. */
export const storing = { [storingHeader]: 'on' } as const

const nothingStored = (): DomainError =>
  new DomainError(
    'unavailable',
    'Nothing is stored at the moment: the database is damaged, and whoever runs this site must restore a backup first. What can still be read is shown.',
  )

const unreadable = (): DomainError =>
  new DomainError('unavailable', 'This can’t be read: the database is damaged here')

declare module 'fastify' {
  interface FastifyInstance {
    /** The answer to a failure that tells of damage; null for every other. */
    heedDamage?: (error: unknown) => DomainError | null
  }
}

/**
 * Refuses every change while the database is known to be damaged, before its body is read; reads go on where they can.
 * Must come before any route.
 */
export function refuseWhileDamaged(app: FastifyInstance, guard: DamageGuard): void {
  app.decorate('heedDamage', (error: unknown) => (guard.notice(error) ? unreadable() : null))
  app.addHook('onRequest', (request, reply, done) => {
    const isDamaged = guard.isDamaged()
    reply.header(storingHeader, isDamaged ? 'paused' : 'on')
    done(isDamaged && !isReading(request.method) ? nothingStored() : undefined)
  })
}

/** Throws while the database is known to be damaged: a server that stores nothing is not ready. */
export async function checkDamage(guard: DamageGuard): Promise<void> {
  if (guard.isDamaged()) throw nothingStored()
}
