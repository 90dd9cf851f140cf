import { useMemo } from 'react';
import { countryName } from '#src/countries/names.ts';
import { toCountry } from '#src/countries/to-country.ts';
import { isDay } from '#src/i18n/dates.ts';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import layout from '#src/ui/layout.module.css';
import { usePage, useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './author-notices.module.css';
import type en from './messages/en.json';
import { NoticeBar } from './NoticeBar.tsx';
import { noticesOf, type Notice } from './notices.ts';
import type { Config } from './widget.ts';

/** All messages under each other, in the order in which visitors see them, with when, where and to whom each is shown. */
export function AuthorNotices({ config }: { readonly config: Config }) {
  const { page, name } = useScope();
  const { timeZone } = page.site;
  const notices = useMemo(() => noticesOf(config, timeZone), [config, timeZone]);
  return (
    <section aria-label={name}>
      {notices.map((notice) => (
        <div key={notice.key}>
          <Limits notice={notice} />
          <NoticeBar config={config} notices={[notice]} dismiss={() => {}} />
        </div>
      ))}
    </section>
  );
}

/** When, where and to whom a message is shown. */
function Limits({ notice }: { readonly notice: Notice }) {
  const { from = '', to = '', start, end, isReversed, countries, pathPrefixes } = notice;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();

  const sayDate = (date: string) =>
    format.date(date, isDay(date) ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' });
  const dates = { from: sayDate(from), to: sayDate(to) };
  const known = countries.flatMap((name) => toCountry(name) ?? []);
  const unknown = countries.filter((name) => !toCountry(name));
  const period =
    start === undefined ? (end === undefined ? 'always' : 'until') : end === undefined ? 'from' : 'fromUntil';
  return (
    <>
      <div className={layout['column']}>
        <p className={`${layout['content']} ${styles['dates']}`}>
          <Icon glyph={calendar} size={20} />
          <span>{t(period, dates)}</span>
        </p>
      </div>
      {isReversed && <AuthorNote>{t('reversed')}</AuthorNote>}
      {known.length > 0 && (
        <AuthorNote>
          {t('onlyFrom', { countries: format.list(known.map((code) => countryName(code, language))) })}
        </AuthorNote>
      )}
      {unknown.length > 0 && (
        <AuthorNote>{t('unknownCountries', { names: format.list(unknown) })}</AuthorNote>
      )}
      {pathPrefixes.length > 0 && (
        <AuthorNote>{t('onlyBelow', { paths: format.list(pathPrefixes) })}</AuthorNote>
      )}
    </>
  );
}
