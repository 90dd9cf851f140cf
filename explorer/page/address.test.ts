import { describe, expect, test } from 'vitest';
import { packConfig, readAddress, unpackConfig, writeAddress } from './address.ts';

describe('the address of a widget’s page', () => {
  test('says nothing of what is as usual', () => {
    expect(writeAddress(readAddress('?widget=faq'), 'en')).toBe('?widget=faq');
  });

  test('is in the language of the explorer where it names none', () => {
    const address = readAddress('?widget=faq', 'ar');
    expect(address.surroundings.language).toBe('ar');
    expect(writeAddress(address, 'ar')).toBe('?widget=faq');
    expect(writeAddress(address, 'en')).toBe('?widget=faq&language=ar');
  });

  test.each([
    '?widget=faq&example=many&part=faq-2&language=ar&mode=B2B&theme=blue&look=coast&margin=sm&cms=author&person=u-default&network=slow&width=390',
    '?widget=hero-banner&language=ja',
    '?widget=faq&network=dropped&width=2560',
  ])('gives back what it was made of: %s', (search) => {
    expect(writeAddress(readAddress(search), 'en')).toBe(search);
  });

  test.each([
    '?widget=faq&language=it',
    '?widget=faq&mode=b2x&theme=red&margin=xl&cms=x&network=x',
    '?widget=faq&width=3',
    '?widget=faq&width=many',
    '?widget=faq&width=99999',
  ])('leaves out what makes no sense: %s', (search) => {
    expect(writeAddress(readAddress(search), 'en')).toBe('?widget=faq');
  });
});

describe('a configuration behind the #', () => {
  test.each([
    {},
    { title: 'قبل السفر – 日本 🏜', items: [{ a: 1 }, { b: '</script>' }] },
    { text: 'x'.repeat(20_000) },
  ])('comes back whole', async (config) => {
    expect(await unpackConfig(await packConfig(config))).toEqual(config);
  });

  test('is short where it repeats itself', async () => {
    expect((await packConfig({ text: 'x'.repeat(20_000) })).length).toBeLessThan(200);
  });

  test.each([null, 7, 'text', [['a list']]])('is none where it holds %j', async (value) => {
    expect(await unpackConfig(await packConfig(value as never))).toBeUndefined();
  });

  test.each(['', '#main', '#config=', '#config=%%%', '#config=AAAA'])('is none in %j', async (hash) => {
    expect(await unpackConfig(hash)).toBeUndefined();
  });
});
