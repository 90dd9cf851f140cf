import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { writeEntry } from '#src/page/history.ts';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { createSanitiser } from './purify.ts';
import { RichText } from './RichText.tsx';
import { TextSourceContext, type SanitiseOnServer, type TextSource } from './text-source.ts';

const sanitiser = createSanitiser(window);

/** As a server does it, which has a document of its own. */
const sanitise: SanitiseOnServer = (markup, pageUrl, arrange) => {
  const template = document.createElement('template');
  template.innerHTML = String(sanitiser.html(markup, pageUrl));
  arrange(template.content, (tag) => document.createElement(tag));
  return template.innerHTML;
};

const within = (source: TextSource, part: ReactNode) => (
  <TextSourceContext value={source}>{part}</TextSourceContext>
);
const textOf = (container: Element) => container.querySelector('[data-rich-text]');
const dataLayer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

const body = '<h2>Visa</h2><p>Apply <a href="/en/visa">here</a>.</p>';
const shown = '<h3 data-rank="1" dir="auto">Visa</h3><p dir="auto">Apply <a href="/en/visa">here</a>.</p>';

test('authors’ html is sanitised and fitted into the page', async () => {
  const { container } = renderPart(<RichText html={`<script>alert(1)</script>${body}`} headingLevel={3} />);
  await waitFor(() => expect(textOf(container)?.innerHTML).toBe(shown));
});

test('a changed text is written anew', async () => {
  const { container, rerender } = renderPart(<RichText html="<p>1</p>" />);
  await waitFor(() => expect(textOf(container)?.innerHTML).toBe('<p>1</p>'));
  rerender(inScope(<RichText html="<p>2</p>" />));
  await waitFor(() => expect(textOf(container)?.innerHTML).toBe('<p>2</p>'));
});

test('an address that must not be linked is left out, and reported once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = '<p><a href="javascript:alert(1)">x</a></p>';
  renderPart(<RichText html={html} />);
  const { container } = renderPart(<RichText html={html} />);
  await waitFor(() => expect(textOf(container)).toHaveTextContent('x'));
  expect(container.querySelector('[href]')).toBeNull();
  expect(errors.mock.calls).toEqual([[expect.stringContaining('"javascript:alert(1)"')]]);
});

test('a link to a place leads to this page as its address is now, whatever the page’s <base> says', async () => {
  history.replaceState(null, '', '/en/page.html?a=1');
  document.head.insertAdjacentHTML('beforeend', '<base href="/">');
  renderPart(<RichText html='<p><a href="#map">Map</a> <a href="visa.html">Visa</a></p>' />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Map' });
  expect(link.href).toBe(`${location.origin}/en/page.html?a=1#map`);
  writeEntry('push', { search: '' });
  expect(link.href).toBe(`${location.origin}/en/page.html#map`);
  expect(screen.getByRole('link', { name: 'Visa' })).toHaveAttribute('href', 'visa.html');
  document.querySelector('base')!.remove();
});

test('a frame becomes a link to what it shows', async () => {
  renderPart(<RichText html='<iframe src="https://example.com/1" title="Dunes"></iframe>' />);
  expect(await screen.findByRole('link', { name: 'Dunes' })).toHaveAttribute('href', 'https://example.com/1');
});

test('a picture that fails is hidden, unless it has words to stand for it', async () => {
  const { container } = renderPart(
    <RichText html='<p>x<img src="/a.jpg" alt=""><img src="/b.jpg" alt="Dunes"></p>' />,
  );
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('img');
  for (const image of [first, second]) fireEvent.error(image!);
  expect(first).not.toBeVisible();
  expect(second).toBeVisible();
});

describe('rendered on a server', () => {
  const part = <RichText html={body} headingLevel={3} />;

  test('the text is sanitised by what the server brings, and stays as it is in the browser', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(inScope(within({ sanitise }, part)));
    expect(textOf(container)?.innerHTML).toBe(shown);

    document.body.append(container);
    const heading = container.querySelector('h3');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRecoverableError = vi.fn<() => void>();
    const root = await act(async () => hydrateRoot(container, inScope(part), { onRecoverableError }));
    await act(async () => root.render(inScope(part)));
    expect(container.querySelector('h3')).toBe(heading);
    expect(textOf(container)?.innerHTML).toBe(shown);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  test('without a sanitiser there is nothing, and the browser writes it', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(inScope(part));
    expect(textOf(container)?.innerHTML).toBe('');
    const root = await act(async () => hydrateRoot(container, inScope(part)));
    await waitFor(() => expect(textOf(container)?.innerHTML).toBe(shown));
    await act(async () => root.unmount());
  });
});

test('text that the CMS had put in place is there at once, adapted, and not taken away from it', () => {
  const fallback = document.createElement('div');
  // What the sanitiser would take out tells that it was not asked.
  const html = body.replace('<a', '<a rel="nofollow"');
  fallback.innerHTML = `<h2>Title</h2>\n${html}`;
  const before = fallback.innerHTML;
  const { container } = render(inScope(within({ fallback }, <RichText html={html} headingLevel={3} />)));
  expect(textOf(container)?.innerHTML).toBe(shown.replace('<a', '<a rel="nofollow"'));
  expect(fallback.innerHTML).toBe(before);
});

test('a text without what a filter of the CMS has taken from it is there at once, too', () => {
  const fallback = document.createElement('div');
  fallback.innerHTML = body;
  const html = body.replace('<a', '<a target="_blank"');
  const { container } = render(inScope(within({ fallback }, <RichText html={html} headingLevel={3} />)));
  expect(textOf(container)?.innerHTML).toBe(shown);
});

describe('a click on a link', () => {
  const html =
    '<p><a href="/en/visa"><b>Visa</b> finder</a> <a href="/x" target="_blank">Map</a> <a href="#visa">Here</a></p>';
  const config = { labels: {}, ctaData: { sectionName: 'faq' }, dataLayer: { campaign: 'winter' } };

  test('is reported before it is followed', async () => {
    renderPart(<RichText html={html} />, { config });
    expect(fireEvent.click(await screen.findByText('Visa'))).toBe(false);
    expect(dataLayer().at(-1)).toMatchObject({
      event: 'cta_click',
      section_name: 'faq',
      click_text: 'Visa finder',
      link: '/en/visa',
      campaign: 'winter',
      eventCallback: expect.any(Function),
    });
    fireEvent.keyDown(window, { key: 'Escape' });
  });

  test.each([
    [/^Map ?\(opens in a new window\)$/, 'Map'],
    [/^Here$/, 'Here'],
  ])('on %s is reported and not delayed', async (name, text) => {
    renderPart(<RichText html={html} />);
    const link = await screen.findByRole('link', { name });
    link.addEventListener('click', (click) => expect(click.defaultPrevented).toBe(false));
    fireEvent.click(link);
    expect(dataLayer().at(-1)).toMatchObject({ event: 'cta_click', click_text: text });
  });

  test('beside a link is nobody’s business', async () => {
    renderPart(<RichText html="<p>Words</p>" />);
    const count = dataLayer().length;
    fireEvent.click(await screen.findByText('Words'));
    expect(dataLayer()).toHaveLength(count);
    cleanup();
  });
});
