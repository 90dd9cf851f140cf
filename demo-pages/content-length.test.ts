// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { lengthOf } from '#origin/article-texts.ts';
import { articles } from '#origin/data.ts';
import { pageFiles } from './page-files.ts';
import { itemPaths } from './paths.ts';
import { answerPage } from './routes.ts';
import { sectionAt, sectionPaths } from './template/site-map.ts';

/** Least that a page of content says between header and footer: words, or characters in Chinese and Japanese. */
const least = (language: Language) => (language === 'zh' || language === 'ja' ? 200 : 120);

/** Pages that may say less, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  '/favourites': 'a list that visitors fill themselves',
  '/film-permit': 'a form',
  '/interests': 'a form',
  '/register': 'a form',
  '/reset-password': 'a form',
  '/search-results': 'a list of what was searched for',
  '/sample-mail': 'a mail as it is sent, not a page of the site',
  '/unsubscribe': 'a form',
  '/contact': 'a form',
  '/content-hub/visual-assets/cart': 'a list that visitors fill themselves',
  '/content-hub/visual-assets/favourites': 'a list that visitors fill themselves',
  '/individual/account-settings': 'a form',
  '/individual/event-registration': 'a form',
  '/individual/profile': 'a form',
  '/individual/registrations': 'a list that visitors fill themselves',
  '/individual/subscriptions': 'a form',
  '/partner-tools/account-settings': 'a form',
  '/partner-tools/partner-profile': 'one company, as the service answers it',
  '/partner-tools/profile': 'a form',
  '/partner-tools/registrations': 'a list that visitors fill themselves',
  '/partner-tools/calendar/event-registration': 'a form',
  '/htl': 'shows how a server makes a page, not a page of the site',
};

/** Sections that list items say what the items say. */
const isList = (path: string) => (sectionAt(path)?.types ?? []).some((type) => type !== 'faq');

const wholePages = pageFiles()
  .map(({ name }) => `/${name}`)
  .filter((path) => !path.includes('['));
const all = [...new Set([...sectionPaths(), ...wholePages, ...articles.map(({ id }) => `/articles/${id}`)])];
const paths = all.filter((path) => !Object.hasOwn(exempt, path) && !isList(path));

/** Pages whose own part is the step, or leads to it, each with the reason. */
const hasOwnStep: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(exempt).filter(([, reason]) => reason === 'a form')),
  '/individual/loyalty': 'a form',
  '/individual/registrations': 'leads on by a link of the account',
  '/partner-tools/registrations': 'leads on by a link of the account',
  '/partner-tools/partner-profile': 'writes to a company',
  '/sample-mail': 'a mail',
  '/htl': 'no page of the site',
};

/** The part of a page between header and footer, without configurations and the question about the page. */
async function readMain(path: string, language: Language): Promise<HTMLElement> {
  const answer = await answerPage(new Request(`http://demo.test/${language}${path}?bar=off`), '/loader.ts');
  const page = new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
  const main = page.querySelector('main') as HTMLElement;
  for (const other of main.querySelectorAll('script, [data-component=page-feedback]')) other.remove();
  return main;
}

describe.each(paths)('%s', (path) => {
  test.each(languages)('says enough to be worth a visit in %s', async (language) => {
    const main = await readMain(path, language);
    expect(lengthOf(main.textContent, language)).toBeGreaterThanOrEqual(least(language));
  });
});

describe.each([...all, ...itemPaths()].filter((path) => !Object.hasOwn(hasOwnStep, path)))('%s', (path) => {
  test('ends with one next step, below the question about the page', async () => {
    const answer = await answerPage(new Request(`http://demo.test/en${path}`), '/loader.ts');
    const page = new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
    const [question, last] = [...page.querySelectorAll('main > *')].slice(-2);
    expect(question?.getAttribute('data-component')).toBe('page-feedback');
    expect(last?.getAttribute('data-component')).toBe('promotional-banner');
    const links = [...(last?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(1);
    expect(links[0]?.split('?')[0], 'another page').not.toBe(`/en${path}`.split('?')[0]);
  });
});

test('only pages that there are may say less', () => {
  const known = new Set([...sectionPaths(), ...wholePages]);
  expect(Object.keys(exempt).filter((path) => !known.has(path))).toEqual([]);
});
