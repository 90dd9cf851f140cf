import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as FieldTitles from './field-titles.ts';
import { showAuthorBox } from './AuthorBox.tsx';

// A unit test has no build beside it: what is asked of one is asked of this address.
vi.mock('./field-titles.ts', async (original) => {
  const { fetchTitles, ...rest } = await original<typeof FieldTitles>();
  return {
    ...rest,
    fetchTitles: (name: string, language: 'ar' | 'en') =>
      fetchTitles(name, language, 'http://site.example/build/assets/box.js'),
  };
});

const answers: Readonly<Record<string, object>> = {
  'http://site.example/build/schemas/promotional-banner.schema.json': {
    title: 'Promotional banner',
    properties: { title: { title: 'Title' } },
  },
  'http://site.example/build/authors.ar.json': { 'Promotional banner': 'لافتة ترويجية', Title: 'العنوان' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Promotional banner', 'Title'],
  ['ar', 'لافتة ترويجية', 'العنوان'],
] as const)(
  'an author reads in %s the name that the list of widgets has: %s',
  async (language, widget, field) => {
    vi.stubGlobal('fetch', (address: URL) => Promise.resolve(Response.json(answers[address.href])));
    const about = { kind: 'empty', fields: ['title'] } as const;
    let remove = () => {};
    act(() => {
      remove = showAuthorBox(document.body, { language, name: 'promotional-banner', about });
    });
    expect(await screen.findByText(widget)).toHaveAttribute('lang', language);
    expect(screen.getByRole('region')).toHaveTextContent('promotional-banner');
    expect(screen.getByRole('region')).toHaveTextContent(field);
    act(remove);
  },
);
