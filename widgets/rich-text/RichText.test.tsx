import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

const dataLayer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('shows the text under its title, headings one level below', async () => {
  await renderWidget('rich-text', 'default');
  expect(screen.getByRole('region', { name: 'Three days in AlUla' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Day one: the oasis' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'For the evening' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'old town' })).toHaveAttribute('href', '/en/places/alula');
});

test('without a title the highest heading has the widget’s own level', async () => {
  await renderWidget('rich-text', { body: '<h2>Visa</h2>', headingLevel: 4 });
  expect(await screen.findByRole('heading', { level: 4, name: 'Visa' })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a foreign paragraph has its own direction, figures have the page’s', async () => {
  await renderWidget('rich-text', 'arabic', { language: 'ar' });
  expect(await screen.findByText(/The guest’s first cup/)).toHaveAttribute('dir', 'auto');
  const number = screen.getByText('+966 11 000 0000');
  expect(number).toHaveAttribute('dir', 'ltr');
  expect(number.parentElement).not.toHaveAttribute('dir');
});

test('keeps of a hostile text what is harmless', async () => {
  const errors = quiet();
  const { element } = await renderWidget('rich-text', 'faulty-hostile');
  expect(await screen.findByText(/The text stays/)).toHaveTextContent(
    'The text stays, a bad address does not.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.example.com/dunes');
  expect(screen.getByRole('link', { name: 'A walk through the dunes' })).toBeVisible();
  const written = element.querySelector('[data-rich-text]');
  expect(written?.querySelector('script,iframe,form,button,svg,[onclick],[style],[onerror]')).toBeNull();
  expect(errors.mock.calls.some(([text]) => String(text).includes('javascript:alert(1)'))).toBe(true);
});

describe('an empty text', () => {
  test.each(['empty', {}])('shows nothing to visitors', async (config) => {
    const { element } = await renderWidget('rich-text', config);
    expect(element.querySelector('[data-widget-root]')).toBeEmptyDOMElement();
  });

  test('asks its author for the text', async () => {
    const { element } = await renderWidget('rich-text', 'empty', { cmsMode: 'author' });
    expect(await within(element).findByText('body')).toBeVisible();
  });
});

test('a text that is too long is cut, and its author hears of it', async () => {
  const body = `<p>${'word '.repeat(1000)}</p>`.repeat(5);
  const { element } = await renderWidget('rich-text', { body }, { cmsMode: 'author' });
  await vi.waitFor(() => expect(element.querySelectorAll('[data-rich-text] p')).toHaveLength(3));
  expect(await screen.findByRole('note')).toHaveTextContent('Only the first 20,000 characters');
});

test('a quote has an author', async () => {
  await renderWidget('rich-text', 'quote-french', { language: 'fr' });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Noura Al-Dossari')).toBeVisible();
  expect(within(figure).getByText('Guide à l’oasis d’Al-Ahsa')).toBeVisible();
  expect((await within(figure).findByText(/On ne traverse pas/)).closest('blockquote')).not.toBeNull();
});

test.each([
  ['note', 'en', 'Note'],
  ['warning', 'en', 'Warning'],
  ['note', 'ar', 'ملاحظة'],
  ['warning', 'ru', 'Внимание'],
] as const)('a %s says in %s that it is one', async (variant, language, name) => {
  await renderWidget('rich-text', { variant, body: '<p>x</p>' }, { language });
  expect(screen.getByRole('note', { name })).toBeVisible();
});

describe('a footnote', () => {
  const body =
    '<p>a<sup><a href="#n1">1</a></sup> b<sup><a href="#n1">1</a></sup> c<sup><a href="#n9">9</a></sup></p><ol><li id="n1">Note</li></ol>';

  test('is called one, and leads back to where it was first referred to', async () => {
    const { element } = await renderWidget('rich-text', { body });
    await screen.findByText('Note');
    const references = element.querySelectorAll('[role="doc-noteref"]');
    expect([...references].map((reference) => reference.getAttribute('aria-label'))).toEqual([
      'Footnote 1',
      'Footnote 1',
    ]);
    const note = element.querySelector('li');
    expect(references[0]).toHaveAttribute('href', `#${note?.id}`);
    const back = note?.querySelector('[role="doc-backlink"]');
    expect(back).toHaveAttribute('aria-label', 'Back to reference 1');
    expect(back).toHaveAttribute('href', `#${references[0]?.id}`);
    expect(screen.getByRole('link', { name: '9' })).toHaveAttribute('href', '#n9');
  });

  test('stays as written where its author wants it so', async () => {
    const { element } = await renderWidget('rich-text', { body, footnotes: false });
    await screen.findByText('Note');
    expect(element.querySelector('li')).toHaveAttribute('id', 'n1');
    expect(element.querySelector('[role^="doc-"]')).toBeNull();
  });
});

describe('a text that is folded after two lines', () => {
  const fold = (height: number) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const bottom = this.matches('a') ? 90 : this.matches('[data-fold]') ? 40 : height;
      return { height, bottom, top: 0 } as DOMRect;
    });
    return renderWidget('rich-text', { body: '<p>One <a href="#x">two</a></p>', collapseAfter: 2 });
  };
  beforeEach(() => {
    const style = getComputedStyle;
    vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) =>
      element.matches('[data-fold]')
        ? { ...style(element, pseudo), lineHeight: '20px' }
        : style(element, pseudo),
    );
  });

  test('has a button for the rest, which is reported and folds it again', async () => {
    const user = userEvent.setup();
    await fold(100);
    const button = await screen.findByRole('button', { name: 'Read more', expanded: false });
    const box = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(box).toHaveAttribute('data-fold', 'folded');
    expect(box).toHaveTextContent('One two');

    button.focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toHaveFocus();
    expect(box).toHaveAttribute('data-fold', 'open');
    expect(dataLayer().at(-1)).toMatchObject({ event: 'disclosure_open', click_text: 'Read more' });
    await user.click(button);
    expect(box).toHaveAttribute('data-fold', 'folded');
  });

  test('opens when something folded away is focused or found', async () => {
    await fold(100);
    (await screen.findByRole('link')).focus();
    expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
  });

  test('opens when find-in-page scrolls it', async () => {
    await fold(100);
    await screen.findByRole('button', { expanded: false });
    document.querySelector('[data-fold]')?.dispatchEvent(new Event('scroll'));
    expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
  });

  test('needs no button where one line is left', async () => {
    const { element } = await fold(60);
    await screen.findByRole('link');
    expect(element.querySelector('button')).toBeNull();
  });
});
