import { notificationsContract } from '@clutchbook/domain/notifications/notifications.contract'
import { brokenUnsubscribeLink } from '@clutchbook/domain/notifications/notifications.errors'
import { unsubscription } from '@clutchbook/domain/notifications/notifications.schema'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { NotificationsService } from './notifications.service.ts'

/** What the bell shows, and whether reminders come by mail. */
export function notificationsRoutes(app: FastifyInstance, notifications: NotificationsService): void {
  const { mails } = notifications
  serve(app, notificationsContract.list, ({ actor }) => notifications.list(actor))
  serve(app, notificationsContract.read, async ({ actor, params }) => {
    await notifications.read(actor, params.id)
    return undefined
  })
  serve(app, notificationsContract.readAll, async ({ actor }) => {
    await notifications.readAll(actor)
    return undefined
  })
  serve(app, notificationsContract.getReminderMails, ({ actor }) => mails.get(actor))
  serve(app, notificationsContract.changeReminderMails, ({ actor, body }) => mails.change(actor, body.on))
  serve(app, notificationsContract.stopReminderMails, async ({ body }) => {
    await mails.stop(body.token)
    return undefined
  })
}

/** What mail programs send when their reader unsubscribes with one click: a form of a few words (RFC 8058). */
const oneClickForms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const formBytes = 4096

/**
 * The address in the List-Unsubscribe header of reminders. A person who opens it gets the site's page, which asks first;
 * a mail program posts to it. Its form says nothing that the address doesn't, so it is read and left.
 */
export async function unsubscribeRoute(
  scope: FastifyInstance,
  mails: NotificationsService['mails'],
): Promise<void> {
  scope.addContentTypeParser(
    oneClickForms,
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, _body, done) => done(null, null),
  )
  scope.post(
    '/unsubscribe',
    { config: { access: 'visitor' }, schema: { hide: true } },
    async (request, reply) => {
      const { success, data } = unsubscription.safeParse(request.query)
      if (!success || data.token === '') throw brokenUnsubscribeLink()
      await mails.stop(data.token)
      return reply.header('Cache-Control', 'no-store').code(204).send()
    },
  )
}
