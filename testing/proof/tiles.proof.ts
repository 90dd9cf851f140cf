import { expect, test } from 'vitest';
import { setStage, settled } from '../browser/stage.ts';

/** A page of the site whose map has tiles of another host, as that host counts them. */

const stage = setStage();

test('the host of a map’s tiles hears nothing of a visitor before the visitor has said yes', async () => {
  const page = await stage.open('/en/plan/routes/track-to-the-edge.html?bar=off', {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const widget = page.locator('[data-component="route-map"]');
  await widget.scrollIntoViewIfNeeded();
  await settled(page, '[data-component="route-map"]');
  const { port } = new URL(stage.server.url);
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname === '/maps/tile.svg') hosts.push(hostname);
  });
  await widget.getByText(`A detailed map comes from localhost:${port}`).waitFor();
  await page.waitForLoadState('networkidle');
  await widget.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForLoadState('networkidle');
  expect(stage.server.count('/maps/tile.svg')).toBe(0);

  await widget.getByRole('button', { name: 'Show detailed map' }).click();
  await widget.getByText('© Rihla').waitFor();
  await expect.poll(() => stage.server.count('/maps/tile.svg')).toBeGreaterThan(4);
  expect(new Set(hosts)).toEqual(new Set(['localhost']));
});
