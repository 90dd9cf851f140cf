import { useEffect } from 'react';
import { createElement, pageHead } from '#src/page/dom.ts';
import { trustJson } from '#src/page/trusted-types.ts';
import { usePage } from '#src/widget/context.ts';
import { wordsOf, type Group } from './questions.ts';

/** What each widget of the page asks and answers, in the order in which they came. */
const published = new Set<readonly Group[]>();

let script: HTMLScriptElement | undefined;

/**
 * Gives search engines the questions of all widgets of the page in one FAQPage, because they read only one. An author's
 * page gives them nothing.
 */
export function useFaqPage(groups: readonly Group[], isWanted: boolean): void {
  const isAuthoring = usePage().cmsMode === 'author';
  const isTold = isWanted && !isAuthoring && groups.length > 0;
  useEffect(() => {
    if (!isTold) return undefined;
    published.add(groups);
    tell();
    return () => {
      published.delete(groups);
      tell();
    };
  }, [groups, isTold]);
}

function tell(): void {
  script?.remove();
  script = undefined;
  if (published.size === 0) return;
  const questions = [...published].flat().flatMap((group) => group.questions);
  const json = trustJson({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ item: { question, answer } }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
    })),
  });
  if (json === undefined) return;
  script = createElement('script');
  script.type = 'application/ld+json';
  script.text = json;
  pageHead().append(script);
}
