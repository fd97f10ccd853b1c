import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { tokenPrefix } from '@clutchbook/domain/accounts/api-tokens.rules'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
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
          'Every call of the product. A program sends a personal token, which a keeper makes in Account Settings; a browser has a session cookie. Each call names what lets a caller in, and which scope a token needs: `read` for what only asks, `measure` for sending readings, `change` for the rest; `change` may do all of it.',
      },
      components: { securitySchemes: { session, token } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', route, async () => app.swagger())
  await app.register(servePage, { prefix: '/api/docs' })
}

const route = { config: { access: 'visitor' }, schema: { hide: true } } as const

/** The viewer's files are served from its package; its code would be loaded by each start and read by few. */
function findViewer(): string {
  const require = createRequire(import.meta.url)
  return dirname(require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'))
}

/** All of the package that a browser may ask for. */
const viewerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css', 'index.css'] as const

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clutchbook API</title>
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/static/index.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

/** In a file of its own, because no page lets a script in that stands in it. */
const startViewer = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
})
`

async function servePage(docs: FastifyInstance): Promise<void> {
  docs.get('/', route, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  docs.get('/start.js', route, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startViewer),
  )
  await docs.register(fastifyStatic, { root: findViewer(), serve: false })
  for (const name of viewerFiles)
    docs.get(`/static/${name}`, route, (_request, reply) => reply.sendFile(name))
}
