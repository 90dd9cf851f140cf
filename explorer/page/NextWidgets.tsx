import { use } from 'react';
import type { SiteData } from '../data.ts';
import { pageHref } from '../page-href.ts';
import { LanguageContext, useWords } from '../words.ts';
import words from './words.json';

interface Props {
  readonly site: SiteData;
  readonly current: string;
}

/** The way on: the widgets before and after this one, and all of them. */
export function NextWidgets({ site, current }: Props) {
  const t = useWords(words);
  const language = use(LanguageContext);
  const at = site.widgets.findIndex(({ name }) => name === current);
  const page = pageHref('widget', language);
  const link = (place: number, key: 'previous' | 'next') => {
    const found = site.widgets[place];
    return (
      found && (
        <a className="ex-button" href={`${page}?widget=${found.name}`}>
          {t(key, { name: found.title[language] })}
        </a>
      )
    );
  };
  return (
    <nav className="ex-next" aria-label={t('more')}>
      {link(at - 1, 'previous')}
      <a className="ex-button" href={pageHref('index', language)}>
        {t('allWidgets')}
      </a>
      {link(at + 1, 'next')}
    </nav>
  );
}
