import { createTranslate } from '#src/i18n/messages.ts';
import { linkOwnPage } from '../parts/link-page.ts';
import { findIn } from './find.ts';
import { addressOf, wishNames, wishOf, type Wish } from './match.ts';
import words from './words.json' with { type: 'json' };

/** What the gallery's form does in a browser: it finds widgets while an author types, and keeps the wish in the address. */

/** Long enough for the next letter of a word, in ms: a screen reader tells the count once, not for each letter. */
const pause = 400;

/** Brings the gallery of a page to life. */
export function startGallery(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('.ex-gallery-form');
  const view = page.defaultView;
  if (!form || !view) return;
  const language = page.documentElement.lang === 'ar' ? 'ar' : 'en';
  const t = createTranslate(words[language], [], language, 'latn');
  const cards = [...page.querySelectorAll<HTMLElement>('.ex-gallery-card[data-words]')];
  const lists = new Map(cards.map((card) => [card, card.parentElement!]));
  const sections = [...page.querySelectorAll<HTMLElement>('.ex-gallery-family')];
  const count = page.querySelector<HTMLElement>('.ex-gallery-count');
  const nothing = page.querySelector<HTMLElement>('.ex-gallery-nothing');
  const found = page.querySelector<HTMLElement>('.ex-gallery-found');
  const foundList = found?.querySelector('ul');
  const wholePages = page.querySelectorAll<HTMLElement>('.ex-gallery-whole');
  const filters = page.querySelector<HTMLDetailsElement>('.ex-gallery-filters');
  const find = findIn(
    cards.map(({ dataset: { called = '', words = '', modes = '', family = '', load = '' } }) => ({
      called,
      words,
      modes: modes.split(' '),
      family,
      load,
    })),
    language,
  );
  let telling: ReturnType<typeof setTimeout> | undefined;

  const controlOf = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
  };
  const readForm = (): Wish => {
    const query = new URLSearchParams();
    for (const name of wishNames) query.set(name, controlOf(name)?.value ?? '');
    return wishOf(query);
  };
  const fillForm = (wish: Wish) => {
    for (const name of wishNames) {
      const control = controlOf(name);
      if (!control) continue;
      control.value = wish[name];
      // What an old address asks for may be no more.
      if (control.value !== wish[name]) control.value = '';
    }
  };
  const show = (wish: Wish) => {
    const places = find(wish);
    const hasWords = wish.q !== '';
    const shown = places.length;
    for (const [place, card] of cards.entries()) card.hidden = !places.includes(place);
    // What a word finds is one list, the best first, right below the word.
    for (const card of cards) lists.get(card)!.append(card);
    if (hasWords) foundList?.append(...places.map((place) => cards[place]!));
    if (found) found.hidden = !hasWords || shown === 0;
    for (const section of wholePages) section.hidden = wishNames.some((name) => wish[name] !== '');
    page.body.toggleAttribute('data-searching', hasWords);
    for (const section of sections) section.hidden = !section.querySelector('.ex-gallery-card:not([hidden])');
    if (nothing) nothing.hidden = shown > 0;
    const text = t('shown', { shown, count: cards.length });
    clearTimeout(telling);
    telling = setTimeout(() => {
      if (count && count.textContent !== text) count.textContent = text;
    }, pause);
  };
  const follow = () => {
    const wish = readForm();
    show(wish);
    view.history.replaceState(view.history.state, '', addressOf(wish, new URL(view.location.href)));
  };
  const followAddress = () => {
    fillForm(wishOf(new URLSearchParams(view.location.search)));
    show(readForm());
  };

  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  page.querySelector('.ex-gallery-clear')?.addEventListener('click', () => {
    fillForm({ q: '', mode: '', family: '', load: '' });
    follow();
    controlOf('q')?.focus();
  });
  view.addEventListener('popstate', followAddress);
  // A page that a browser keeps comes back with what its fields held.
  view.addEventListener('pageshow', followAddress);
  form.hidden = false;
  // On a phone the filters would push what is found out of the first view.
  if (filters && view.matchMedia('(width < 48rem)').matches)
    filters.open = ['mode', 'family', 'load'].some((name) =>
      new URLSearchParams(view.location.search).has(name),
    );
  followAddress();
}

if (typeof document !== 'undefined') {
  startGallery(document);
  linkOwnPage(document.documentElement.lang === 'ar' ? 'ar' : 'en');
}
