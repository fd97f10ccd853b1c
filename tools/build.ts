import { buildServer } from './server-build.ts'
import { buildWeb } from './web-build.ts'

const { code, output, seconds } = await buildWeb()
process.stdout.write(output)
console.log(code === 0 ? `Built the site in ${seconds.toFixed(1)} seconds.` : 'The site could not be built.')
process.exitCode = code
await buildServer()
console.log('Bundled the server.')
