import { tokenPrefix } from '@clutchbook/domain/accounts/api-tokens.rules'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const session = { type: 'apiKey', in: 'cookie', name: 'clutchbook' } as const

const token = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${tokenPrefix}…`,
  description:
    'A personal token of the keeper for whom the call acts. Where a cookie comes along, the token counts.',
} as const

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
        description:
          'Every call of the product. A program sends a personal token, which a keeper makes in Account Settings; a browser has a session cookie. Each call names what lets a caller in, and which scope a token needs: `read` for what only asks, `change` for the rest.',
      },
      components: { securitySchemes: { session, token } },
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
