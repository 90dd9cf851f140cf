import { act, fireEvent, render, screen } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '#src/i18n/messages/en.json';
import { writeEntry } from '#src/page/history.ts';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { createScope, ScopeContext } from '#src/widget/context.ts';
import { Link } from './Link.tsx';

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
});

function show(href: string, { opensNewWindow = false, cmsMode = 'publish' } = {}) {
  const page = createPage(
    { cmsMode },
    { url: location.href, language: 'en', site: readValue(siteSchema, {}) },
  );
  const scope = createScope(page, 'offers', { messages: {}, shared: en });
  render(
    <ScopeContext value={scope}>
      <Link href={href} opensNewWindow={opensNewWindow} event={{ event: 'item_click', clickText: 'Hegra' }}>
        <span>Hegra</span>
      </Link>
    </ScopeContext>,
  );
}

/** Clicks and says whether the browser may follow the link by itself. */
function click(options = {}) {
  // jsdom cannot follow links: the document takes every click that is left over.
  let isLeft = false;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  fireEvent.click(screen.getByRole('link'), options);
  window.dispatchEvent(new Event('pagehide'));
  return isLeft;
}

test('an address that may not be linked leaves its words, and is reported once', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  show('javascript:alert(1)');
  show('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByText('Hegra')).toHaveLength(2);
  expect(errors).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('"javascript:alert(1)"'));
});

describe('on a page with <base>', () => {
  const setBase = (attributes: string) => {
    document.head.insertAdjacentHTML('beforeend', `<base ${attributes}>`);
  };
  afterEach(() => document.querySelector('base')?.remove());

  test.each(['href="/"', 'href="/other/folder/"', 'href="https://other.example/"'])(
    'that has %s, a link to a place leads to this page as its address is now',
    (attributes) => {
      history.replaceState(null, '', '/en/page.html?a=1');
      setBase(attributes);
      show('#map');
      const link = screen.getByRole<HTMLAnchorElement>('link');
      expect(link.href).toBe(`${location.origin}/en/page.html?a=1#map`);
      act(() => writeEntry('push', { search: '?view=list' }));
      expect(link.href).toBe(`${location.origin}/en/page.html?view=list#map`);
      expect(click()).toBe(true);
      expect(globals.dataLayer).toMatchObject([{ link: '#map' }]);
    },
  );

  test('a link with another query leads to this page', () => {
    history.replaceState(null, '', '/en/page.html?a=1');
    setBase('href="/"');
    show('?view=list');
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(
      `${location.origin}/en/page.html?view=list`,
    );
  });

  test.each(['', 'target="_top"'])(
    'that says nothing of the address, its own words stay: %s',
    (attributes) => {
      setBase(attributes);
      show('#map');
      expect(screen.getByRole('link')).toHaveAttribute('href', '#map');
    },
  );

  test.each([
    ['_blank', true],
    ['portal', true],
    ['_top', false],
    ['_parent', false],
  ])('that has target="%s" a link is left to the browser, and reported at once: %s', (target, isLeft) => {
    setBase(`target="${target}"`);
    show('/en/hegra');
    expect(click()).toBe(isLeft);
    expect(globals.dataLayer).toHaveLength(1);
    expect('eventCallback' in globals.dataLayer[0]!).toBe(!isLeft);
  });
});

test('a link to a new window says so and gives nothing of this one away', () => {
  show('https://example.com/', { opensNewWindow: true });
  const link = screen.getByRole('link', { name: /^Hegra ?\(opens in a new window\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

describe('a click', () => {
  test('that leaves the page is reported, and followed by us', () => {
    show('/en/hegra');
    expect(click()).toBe(false);
    expect(globals.dataLayer).toMatchObject([
      { event: 'item_click', section_name: 'offers', click_text: 'Hegra', link: '/en/hegra' },
    ]);
    expect(globals.dataLayer[0]?.['eventCallback']).toBeTypeOf('function');
  });

  test.each([
    ['with the control key', '/en/hegra', { ctrlKey: true }],
    ['to a place on the page', '#map', {}],
    ['to a phone', 'tel:+966110000000', {}],
  ])('%s is reported, and followed by the browser', (_, href, options) => {
    show(href);
    expect(click(options)).toBe(true);
    expect(globals.dataLayer).toHaveLength(1);
  });

  test('by an author is neither reported nor delayed', () => {
    show('/en/hegra', { cmsMode: 'author' });
    expect(click()).toBe(true);
    expect(globals.dataLayer).toEqual([]);
  });
});
