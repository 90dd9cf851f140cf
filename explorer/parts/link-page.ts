import { wordsIn, type ExplorerLanguage } from '../words.ts';
import { readPage, subscribe } from './stored-page.ts';
import words from './words.json' with { type: 'json' };

/** Has the link to the author's own page say how many widgets stand there, in this document from now on. */
export function linkOwnPage(language: ExplorerLanguage): void {
  const link = document.querySelector('#own-page');
  const t = wordsIn(words, language);
  const tell = () => {
    const count = readPage().parts.length;
    if (link) link.textContent = count === 0 ? t('myPage') : t('myPageWith', { count });
  };
  subscribe(tell);
  tell();
}
