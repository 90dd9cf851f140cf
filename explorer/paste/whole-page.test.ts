import { expect, test } from 'vitest';
import { sourceRelease } from '#testing/source-release.ts';
import { templateStyles } from '../../scripts/build/template-styles.ts';
import { readAddress } from '../page/address.ts';
import { demoAddresses } from './demo-addresses.ts';
import { wholePage } from './whole-page.ts';

const form = sourceRelease.forms.find(({ name }) => name === 'card-grid')!;
const config = {
  title: 'Places',
  items: [
    { title: 'AlUla', url: '/en/places/alula.html', featureImage: '/images/alula.jpg' },
    { title: 'Jeddah', url: 'https://tours.example/jeddah', featureImage: '/images/alula.jpg' },
    { title: 'Riyadh', url: '/en/our-own-riyadh' },
  ],
};
const examples = [
  { name: 'default', sentence: '', language: 'en', config: { items: [{ url: '/en/places/alula.html' }] } },
] as const;
const page = () =>
  wholePage(
    [
      {
        widget: { name: 'card-grid', place: 'main', form, examples },
        config,
        mount: { fallback: [], attributes: {} },
      },
    ],
    readAddress('').surroundings,
  );

test('a copied page has no margin of the browser’s', () => {
  expect(page()).toMatch(/<body [^>]*data-flush/);
  expect(templateStyles([])).toMatch(/:where\(body\[data-flush\]\) \{\s*margin: 0/);
});

test('a copied page says which addresses are the demo’s, each once', () => {
  expect(demoAddresses([{ config, examples }])).toEqual([
    '/en/places/alula.html',
    '/images/alula.jpg',
    'https://tours.example/jeddah',
  ]);
  expect(page()).toMatch(/<!--[^>]*demo[^>]*\/images\/alula\.jpg[^>]*tours\.example\/jeddah[^>]*-->/);
});
