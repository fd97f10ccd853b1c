import { expect, test } from 'vitest'
import { isOpenedByPerson } from './opened-by.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const opened = (headers: Record<string, string>, method = 'GET'): boolean =>
  isOpenedByPerson({ method, headers })

test.each([
  phone,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  // A make of phones, and the browsers that are part of a chat.
  'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
])('S2 a person opens a page with %s', (agent) => {
  expect(opened({ 'user-agent': agent })).toBe(true)
})

test.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (Applebot/0.1)',
  'http.rb/5.1.1 (Mastodon/4.2.0; +https://example.social/)',
  '',
])('S2 no person opens a page with "%s"', (agent) => {
  expect(opened({ 'user-agent': agent })).toBe(false)
})

test('S2 what is fetched in advance, or for its headers alone, is opened by nobody', () => {
  expect(opened({ 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(opened({ 'user-agent': phone, purpose: 'prefetch' })).toBe(false)
  expect(opened({ 'user-agent': phone }, 'HEAD')).toBe(false)
  expect(opened({})).toBe(false)
})
