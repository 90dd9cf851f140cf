import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of an audio guide: sounds that are played, their lines, and where a visitor is. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const address = '/en/widget.html?widget=audio-guide&example=default';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const entry = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Stops' }).getByRole('button', { name });
const sound = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    at: audio.currentTime,
    isPlaying: !audio.paused,
    name: audio.getAttribute('src'),
  }));

test('a sound is fetched once it is played; after a reload the guide goes on where it was', async () => {
  const fetched: string[] = [];
  const page = await stage.open(address, phone, async (opened) => {
    opened.on('request', (request) => {
      if (request.url().includes('/sounds/')) fetched.push(new URL(request.url()).pathname);
    });
  });
  await settled(page, '[data-component="audio-guide"]');
  await button(page, 'Transcript').scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);
  await entry(page, /At-Turaif/).click();
  await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true, name: '/sounds/at-turaif.en.mp3' });
  await page.getByRole('slider', { name: 'Position' }).fill('12');
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(12);
  expect(new Set(fetched)).toEqual(new Set(['/sounds/at-turaif.en.mp3', '/sounds/at-turaif.en.vtt']));

  await page.reload();
  await settled(page, '[data-component="audio-guide"]');
  expect(await sound(page)).toMatchObject({ isPlaying: false, name: '/sounds/hegra.en.mp3' });
  await button(page, /^Go on at stop 3, 0:1[2-7]$/).click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(12);
  expect(await sound(page)).toMatchObject({ isPlaying: true, name: '/sounds/at-turaif.en.mp3' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
});

test('the transcript follows what is said, and a line leads there', async () => {
  const page = await stage.open(address, phone);
  await settled(page, '[data-component="audio-guide"]');
  await button(page, 'Transcript').click();
  await entry(page, /Hegra/).click();
  const spoken = page.locator('ol [aria-current]', { hasText: /^(Look up|The Nabataeans|Eagles)/ });
  await button(page, /^Eagles and sphinxes/).click();
  await expect.poll(() => spoken.textContent()).toMatch(/^Eagles/);
  await button(page, /^Look up/).click();
  await expect.poll(() => spoken.textContent()).toMatch(/^Look up/);
  expect((await sound(page)).at).toBeLessThan(12);
});

test('the nearest stop is found for a visitor who allows it, and waits to be played', async () => {
  const page = await stage.open('/de/widget.html?widget=audio-guide&example=german', {
    ...phone,
    geolocation: { latitude: 21.4841, longitude: 39.1873 },
    permissions: ['geolocation'],
  });
  await settled(page, '[data-component="audio-guide"]');
  await button(page, 'Nächste Station finden').click();
  const nearest = page.getByText('Ihnen am nächsten, Luftlinie: Al-Balad, Altstadt von Dschidda, 530 m');
  await expect.poll(() => nearest.count()).toBe(1);
  await button(page, 'Zu Station 2').click();
  await expect.poll(() => sound(page)).toMatchObject({ isPlaying: false, name: '/sounds/al-balad.en.mp3' });
  const heading = page.getByRole('heading', { name: 'Station 2 Al-Balad' });
  const box = await heading.boundingBox();
  expect(box!.y).toBeLessThan(844);
});
