import { expect, test } from 'vitest';
import { formOf, type JsonSchema } from '../form/form.ts';
import { fallbackOf } from './fallback.ts';

const text = { 'x-field': 'text', type: 'string' } satisfies JsonSchema;
const link = { 'x-field': 'link', type: 'string' } satisfies JsonSchema;
const button = { ctaLabel: text, ctaLink: link, requiresLogin: { 'x-field': 'flag' }, requiredRole: text };

/** The fallback of a widget with these fields. */
const fallback = (properties: Record<string, JsonSchema>, config: unknown) =>
  fallbackOf(formOf('card', { properties }, { family: 'Editorial content', modes: ['B2C'] }), config);

const list = (properties: Record<string, JsonSchema>): JsonSchema => ({
  'x-field': 'list',
  type: 'array',
  items: { type: 'object', properties },
});

test('a page without scripts has title, description and links, each escaped', () => {
  const fields = { title: text, description: text, cta: { 'x-field': 'group', properties: button } };
  const cta = { ctaLabel: 'Tents <for> two', ctaLink: '/en/tents?a=1&b="2"' };
  expect(fallback(fields, { title: 'Salt & sand', description: '</div>', cta })).toEqual([
    '<h2>Salt &amp; sand</h2>',
    '<p>&lt;/div&gt;</p>',
    '<p><a href="/en/tents?a=1&amp;b=&quot;2&quot;">Tents &lt;for&gt; two</a></p>',
  ]);
});

test('entries of lists have headings one level further down, and never a seventh', () => {
  const deep = [...Array(7)].reduce<JsonSchema>(
    (inner) => list({ title: text, inner }),
    list({ title: text }),
  );
  const config = [...Array(8)].reduce<object>((inner) => ({ title: 'a', inner: [inner] }), { title: 'a' });
  const levels = fallback({ title: text, inner: deep }, config).map((line) => line.slice(0, 3));
  expect(levels).toEqual(['<h2', '<h3', '<h4', '<h5', '<h6', '<h6', '<h6', '<h6', '<h6']);
});

test('an entry with words of its own has the id that an address names, once and not that of an element of the page', () => {
  const entry = {
    id: text,
    slotId: text,
    question: text,
    answer: { 'x-field': 'richtext', type: 'string' },
  } as const;
  const items = [
    { id: 'visa', question: 'Who?', answer: '<p>All</p>' },
    { id: 'visa', question: 'When?', answer: '<p>Now</p>' },
    { id: 'map', slotId: 'map', question: 'Where?', answer: '<p>Here</p>' },
  ];
  expect(
    fallback({ id: text, title: text, items: list(entry) }, { id: 'faq', title: 'Visas', items }),
  ).toEqual([
    '<h2>Visas</h2>',
    '<h3 id="visa">Who?</h3>',
    '<p>All</p>',
    '<h3>When?</h3>',
    '<p>Now</p>',
    '<h3>Where?</h3>',
    '<p>Here</p>',
  ]);
});

test('a heading that is also what a link is called is the link', () => {
  expect(fallback({ title: text, url: link }, { title: 'Hegra', url: '/en/hegra' })).toEqual([
    '<h2><a href="/en/hegra">Hegra</a></h2>',
  ]);
});

test('rich text stands there as its author wrote it', () => {
  const fields = { body: { 'x-field': 'richtext', type: 'string' } satisfies JsonSchema };
  expect(fallback(fields, { body: '<p>Bring <b>water</b>.</p>' })).toEqual(['<p>Bring <b>water</b>.</p>']);
});

test.each([
  ['that need a sign-in', { ctaLabel: 'Mine', ctaLink: '/en/mine', requiresLogin: true }],
  ['that need a role', { ctaLabel: 'Mine', ctaLink: '/en/mine', requiredRole: 'STA_ADMIN' }],
  ['that run a script', { ctaLabel: 'Mine', ctaLink: 'javascript:alert(1)' }],
  ['without words', { ctaLabel: ' ', ctaLink: '/en/mine' }],
])('links %s are left out', (_, entry) => {
  expect(fallback({ items: list(button) }, { items: [entry] })).toEqual([]);
});

test('addresses of services are no links', () => {
  expect(
    fallback({ title: text, submitUrl: link }, { title: 'Write to us', submitUrl: '/own/submit' }),
  ).toEqual(['<h2>Write to us</h2>']);
});

test('what is for some visitors only is told to nobody before it is known who reads', () => {
  expect(fallback({ title: text }, { title: 'Welcome back', audience: 'signed-in' })).toEqual([]);
  expect(fallback({ title: text }, { title: 'Welcome', audience: 'all' })).toEqual(['<h2>Welcome</h2>']);
});

test.each([undefined, null, 'text', [], { items: 7 }, { items: [null, 'a', []] }])(
  'a configuration that is none has no words: %j',
  (config) => {
    expect(fallback({ items: list(button) }, config)).toEqual([]);
  },
);
