import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

test('is a region named by its title', async () => {
  await renderWidget('cookie-consent');
  expect(await screen.findByRole('region', { name: 'Cookies on this site' })).toBeVisible();
});
