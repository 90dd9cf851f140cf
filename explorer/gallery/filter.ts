import { createTranslate } from '#src/i18n/messages.ts';
import { linkOwnPage } from '../parts/link-page.ts';
import { addressOf, isWanted, wishNames, wishOf, type Wish } from './match.ts';
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
  const sections = [...page.querySelectorAll<HTMLElement>('.ex-gallery-family')];
  const count = page.querySelector<HTMLElement>('.ex-gallery-count');
  const nothing = page.querySelector<HTMLElement>('.ex-gallery-nothing');
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
    for (const card of cards) {
      const { words = '', modes = '', family = '', load = '' } = card.dataset;
      card.hidden = !isWanted({ words, modes: modes.split(' '), family, load }, wish, language);
    }
    for (const section of sections) section.hidden = !section.querySelector('.ex-gallery-card:not([hidden])');
    const shown = cards.filter(({ hidden }) => !hidden).length;
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
  followAddress();
}

if (typeof document !== 'undefined') {
  startGallery(document);
  linkOwnPage(document.documentElement.lang === 'ar' ? 'ar' : 'en');
}
