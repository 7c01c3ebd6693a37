/** Scripts and styles from this origin alone, no request to anybody else, Trusted Types (design §4). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types argon2id-worker service-worker',
].join('; ')

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const PAGE = {
  ...EVERYWHERE,
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

/** Pages and workers carry the policies; what a page loads stands under the page's. */
export function fileHeaders(path: string, contentType: string, https: boolean): Record<string, string> {
  const rules = contentType.startsWith('text/html') || isWorker(path) ? PAGE : EVERYWHERE
  return https ? { ...rules, ...STRICT_TRANSPORT } : rules
}

const isWorker = (path: string): boolean => path === '/sw.js' || path.includes('.worker-')

/** For answers to calls: they may hold a journal, so nobody keeps them. */
export const privateHeaders = (contentType: string, requestId: string) => ({
  ...EVERYWHERE,
  'Cache-Control': 'no-store',
  'Content-Type': `${contentType}; charset=utf-8`,
  'X-Request-Id': requestId,
})
