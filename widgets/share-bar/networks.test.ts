import { expect, test } from 'vitest';
import { networkLink } from './networks.ts';

const shared = { address: 'https://site.example/ar/%D8%A7?sort=date#a', title: 'العلا & "الحِجر" #1' };
const sent = (network: Parameters<typeof networkLink>[0], of = shared) => new URL(networkLink(network, of));

test.each([
  ['x', 'https://x.com/intent/post', { text: shared.title, url: shared.address }],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.address }],
  ['whatsapp', 'https://wa.me/', { text: `${shared.title} ${shared.address}` }],
  ['telegram', 'https://t.me/share/url', { url: shared.address, text: shared.title }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.address }],
  ['weibo', 'https://service.weibo.com/share/share.php', { url: shared.address, title: shared.title }],
  ['line', 'https://social-plugins.line.me/lineit/share', { url: shared.address, text: shared.title }],
  ['vk', 'https://vk.com/share.php', { url: shared.address, title: shared.title }],
  ['email', 'mailto:', { subject: shared.title, body: shared.address }],
] as const)('%s is sent address and title whole', (network, service, parameters) => {
  const url = sent(network);
  expect(
    `${url.protocol === 'mailto:' ? '' : url.origin}${url.protocol === 'mailto:' ? 'mailto:' : url.pathname}`,
  ).toBe(service);
  expect(Object.fromEntries(url.searchParams)).toEqual(parameters);
});

test('a mail program is given no plus for a space', () => {
  expect(networkLink('email', { address: 'https://site.example/', title: 'Red Sea' })).toBe(
    'mailto:?subject=Red%20Sea&body=https%3A%2F%2Fsite.example%2F',
  );
});

test('a page without a title, or with half a character at its end, is shared all the same', () => {
  expect(networkLink('whatsapp', { ...shared, title: '' })).toBe(
    `https://wa.me/?text=${encodeURIComponent(shared.address)}`,
  );
  expect(sent('x', { ...shared, title: 'Oud \ud83e' }).searchParams.get('text')).toBe('Oud \ufffd');
});
