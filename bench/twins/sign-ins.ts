import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPasswords } from '../../apps/server/src/features/accounts/passwords.ts'

/**
 * Checks a password for each request that is not a read, as the product does, and answers with prepared bytes, by bare
 * `node:http`.
 */
process.once('message', async ({ password, body }: { password: string; body: string }) => {
  const passwords = createPasswords()
  const known = await passwords.hash(password)
  const server = createServer(async (request, response) => {
    const isLetIn = request.method === 'GET' || (await passwords.fits(known, password))
    response.writeHead(isLetIn ? 200 : 401, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
