import type { Language } from '#src/i18n/languages.ts';
import insights from '../content/insights.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { renderFigures, section, type ServicePart } from './guide.ts';
import { renderLock } from './sign-in.ts';

/** The `access-gate` of a page, and the area behind it: an element that is hidden until the visitor has access. */
export function renderInsights({ id, title, text, load }: ServicePart, language: Language): string {
  const areaId = `${id}-area`;
  const config = {
    title,
    description: text,
    slotId: areaId,
    termsHtml: insights.terms[language],
    termsVersion: '2026-10',
    requestPath: `/${language}/partner-tools/request-access`,
  };
  const figures = insights.figures.map(({ value, suffix, label }) => ({
    value,
    ...(suffix && { suffix }),
    label: label[language],
  }));
  const body = insights.area[language];
  const markets = insights.areaTitle[language];
  return `${mountElement('access-gate', config, { id, load, fallback: section(title, text, renderLock(language)) })}
  <div id="${areaId}" hidden><div class="site-area">
    ${renderFigures(`${id}-figures`, insights.figuresTitle[language], figures)}
    ${mountElement('rich-text', { title: markets, body }, { id: `${id}-markets`, fallback: section(markets, '', body) })}
  </div></div>`;
}
