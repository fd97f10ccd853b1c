import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * Describes every route at /api/openapi.json and shows the description at /api/docs. Must be registered before the
 * routes that it describes.
 */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Clutchbook',
        version,
        description: 'Every call of the product. A session cookie signs a keeper in.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'clutchbook' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { config: { access: 'visitor' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'visitor' }
    })
    await docs.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none' } })
  })
}
