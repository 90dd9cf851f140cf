import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { siteConsent } from './storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { useConsent } from './useConsent.ts';
import { writeConsent } from './write-consent.ts';

const page = createPage(
  {},
  {
    url: 'https://a.example/en',
    language: 'en',
    site: readValue(siteSchema, {}),
    providers: 'consent=asker',
  },
);

/** Shows a film of somebody else’s, as far as that is allowed. */
function Film() {
  const consent = useConsent(page, 'media');
  return consent === 'allowed' ? <img src="https://films.example/a.jpg" alt="Film" /> : <p>{consent}</p>;
}

afterEach(() => removeKey(siteConsent));

test('content without consent is neither on the server’s page nor on the visitor’s, and follows the answer', () => {
  expect(renderToString(<Film />)).toBe('<p>open</p>');
  document.body.innerHTML = '<div data-component="asker"></div>';
  render(<Film />);
  expect(screen.getByText('open')).toBeVisible();
  act(() => writeConsent(page, ['media']));
  expect(screen.getByRole('img', { name: 'Film' })).toBeVisible();
  act(() => writeConsent(page, ['analytics']));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('refused')).toBeVisible();
});
