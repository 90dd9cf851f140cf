import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

test('is a region named by its title', async () => {
  await renderWidget('panorama-viewer', { title: 'Before you travel' });
  expect(screen.getByRole('region', { name: 'Before you travel' })).toBeVisible();
});
