import type { Language } from '#src/i18n/languages.ts';
import quiz from '../content/quiz.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { details, link, section, type ServicePart } from './guide.ts';
import { picture } from './pictures.ts';

/** How wide the picture of a result is drawn: as it covers a box of 4:3, a third wider than its card. */
const sizes = '(min-width: 1024px) 44vw, (min-width: 600px) 67vw, 133vw';

/** The `trip-quiz` of a page; without a script all its trips are read by those who open them. */
export function renderQuiz({ id, title, text, load }: ServicePart, language: Language): string {
  const results = quiz.results.map((result) => ({
    ...result,
    title: result.title[language],
    text: result.text[language],
    ctaLabel: result.ctaLabel[language],
    ctaLink: `/${language}${result.ctaLink}`,
  }));
  const config = {
    title,
    description: text,
    resultCount: quiz.resultCount,
    questions: quiz.questions.map(({ options, ...question }) => ({
      ...question,
      text: question.text[language],
      options: options.map((option) => ({ ...option, label: option.label[language] })),
    })),
    results: results.map(({ image, ...result }) => ({ ...result, image: picture(image, sizes) })),
    interests: quiz.interests.map(({ key, label }) => ({ key, label: label[language] })),
  };
  const folds = results.map(({ id: name, title: heading, text: words, ctaLabel, ctaLink }) =>
    details(name, heading, `<p>${escape(words)}</p><p>${link(ctaLabel, ctaLink)}</p>`),
  );
  return mountElement('trip-quiz', config, { id, load, fallback: section(title, text, folds.join('')) });
}
