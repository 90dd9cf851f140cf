import { useEffect } from 'react';
import { createElement, pageHead } from '#src/page/dom.ts';
import { trustJson } from '#src/page/trusted-types.ts';
import { usePage } from '#src/widget/context.ts';
import { wordsOf, type Group } from './questions.ts';

/** What each widget of the page asks and answers, in the order in which they came. */
const told = new Set<readonly Group[]>();

let script: HTMLScriptElement | undefined;

/**
 * Tells search engines the questions of all widgets of the page in one FAQPage: of several, they read one alone. An
 * author's page says nothing.
 */
export function useFaqPage(groups: readonly Group[], isWanted: boolean): void {
  const isAuthoring = usePage().cmsMode === 'author';
  const isTold = isWanted && !isAuthoring && groups.length > 0;
  useEffect(() => {
    if (!isTold) return undefined;
    told.add(groups);
    tell();
    return () => {
      told.delete(groups);
      tell();
    };
  }, [groups, isTold]);
}

function tell(): void {
  script?.remove();
  script = undefined;
  if (told.size === 0) return;
  const questions = [...told].flat().flatMap((group) => group.questions);
  script = createElement('script');
  script.type = 'application/ld+json';
  script.text = trustJson({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ item: { question, answer } }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
    })),
  });
  pageHead().append(script);
}
