import manifest from '../../package.json' with { type: 'json' }

/** The product's version, as its package states it. */
export const version: string = manifest.version
