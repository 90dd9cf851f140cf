import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startUnitServer } from '#origin/unit-server.ts';
import { SvgIcon } from '#src/remote-icon/SvgIcon.tsx';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import { renderPart } from '#testing/render-part.tsx';
import { renderWidget, startPage, toScript } from '#testing/render-widget.tsx';

/** Widgets on a page whose list of Trusted Types does not name our policies. */
let origin: ReturnType<typeof startUnitServer>;
beforeAll(() => {
  origin = startUnitServer();
});
beforeEach(() => {
  const createPolicy = (name: string) => {
    throw new TypeError(`Policy "${name}" disallowed.`);
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  origin.server.close();
});

const body = '<p>The pass is <strong>closed</strong>.</p>';

test('a rich text that has to be written fails, and the console names the policies once a page', async () => {
  const first = await renderWidget('rich-text', { body });
  await waitFor(() => expect(first.element.dataset['status']).toBe('failed'));
  expect(first.element).toHaveTextContent('Fallback');
  const second = await renderWidget('rich-text', { body });
  await waitFor(() => expect(second.element.dataset['status']).toBe('failed'));
  const messages = vi.mocked(console.error).mock.calls.map(([message]) => String(message));
  expect(messages.filter((message) => message.includes('tourism-widgets-html'))).toEqual([
    expect.stringMatching(/^tourism-widgets: .*"tourism-widgets".*"tourism-widgets-html"/),
  ]);
});

test.each([
  ['without a fallback', ''],
  ['with a fallback that says something else', '<p>News</p>'],
])('an emergency is shown without its markup, %s', async (_, fallback) => {
  const config = toScript({ messages: [{ title: 'Taif', body }] });
  const mount = `<div data-component="emergency-banner" data-load="load"><script type="application/json">${config}</script>${fallback}</div>`;
  await startPage(mount).ready;
  await loadSanitiser().catch(() => {});
  expect(await screen.findByText(/The pass is\s+closed\s*\./)).toBeVisible();
  expect(document.querySelector('[data-component]')).toHaveAttribute('data-status', 'mounted');
});

test('a remote icon counts as not successful, and its label stands alone', async () => {
  const icon = <SvgIcon address="/libs/icons/palm.svg" />;
  const { container } = renderPart(
    <QueryClientProvider client={createQueryClient()}>{icon} Palms</QueryClientProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-successful="false"]')).not.toBeNull());
  expect(container).toHaveTextContent('Palms');
});

test('structured data is left out', async () => {
  const crumbs = await renderWidget('breadcrumb', {
    items: ['Places', 'Taif'].map((ctaLabel) => ({ ctaLabel, ctaLink: `/en/${ctaLabel}` })),
  });
  expect(crumbs.element.querySelectorAll('li')).toHaveLength(2);
  const questions = await renderWidget('faq', {
    groups: [{ items: [{ question: 'Where?', answer: 'Here.' }] }],
  });
  await waitFor(() => expect(questions.element.dataset['status']).toBe('failed'));
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
});
