/**
 * The word by which this page's policy lets style elements in. The server writes it into the page on every answer;
 * without a server (in development) the mark stays as it is and no policy asks for it.
 */
export const styleNonce = (): string =>
  document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''

/** Where the scroll lock of dialogs looks for the nonce of the style element that it adds. */
declare global {
  var __webpack_nonce__: string | undefined
}

/** Hands the nonce to libraries that add style elements on their own. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce()
}
