import type { Language } from '#src/i18n/languages.ts';
import { learning } from '#origin/data-portal.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { link, section, type ServicePart } from './guide.ts';
import { signInLink } from './sign-in.ts';

const academy = '/partner-tools/academy';

/** Pictures of the badges; the others have the general one. */
const pictures = {
  'b-first-steps': 'hegra',
  'b-good-host': 'coffee',
  'b-sea-expert': 'farasan',
  'b-light-footprint': 'asir',
};

const signIn = (language: Language): string => `<div class="site-actions">${signInLink(language)}</div>`;

const courseLink = (courseId: string, language: Language): string => {
  const course = learning.courses.find((one) => one.courseId === courseId);
  return course ? `<li>${link(course.title[language], `/${language}${course.url}`)}</li>` : '';
};

/** The `learning-path` of a page; without a script its paths with their courses, and the way to sign in. */
export function renderLearningPath({ id, title, text, load }: ServicePart, language: Language): string {
  const paths = learning.paths.map(
    (path) =>
      `<h3>${escape(path.title[language])}</h3><ol>${path.courseIds.map((course) => courseLink(course, language)).join('')}</ol>`,
  );
  return mountElement(
    'learning-path',
    { title, description: text },
    { id, load: load ?? afterPaint, fallback: section(title, text, paths.join('') + signIn(language)) },
  );
}

/** The `elearning-dashboard` of a page; without a script the way to sign in. */
export const renderLearning = (part: ServicePart, language: Language): string =>
  renderDashboard(part, language, [], signIn(language));

/** The same with badges first; without a script what each badge is earned by. */
export function renderBadgeWall(part: ServicePart, language: Language): string {
  const badges = learning.badges.map(
    ({ title, criteria }) =>
      `<div><dt>${escape(title[language])}</dt><dd>${escape(criteria[language])}</dd></div>`,
  );
  const fallback = `<div class="site-facts"><dl>${badges.join('')}</dl></div>`;
  return renderDashboard(part, language, ['badges', 'completed'], fallback);
}

function renderDashboard(
  { id, title, text, load }: ServicePart,
  language: Language,
  tabs: readonly string[],
  fallback: string,
): string {
  const config = {
    title,
    description: text,
    tabs,
    badgeImages: Object.fromEntries(
      Object.entries(pictures).map(([badgeId, name]) => [badgeId, `/images/${name}-320.jpg`]),
    ),
    coursePath: `/${language}${academy}/{id}`,
    catalogueLink: `/${language}${academy}`,
  };
  return mountElement('elearning-dashboard', config, {
    id,
    load: load ?? afterPaint,
    fallback: section(title, text, fallback),
  });
}
