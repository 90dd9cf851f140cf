import { use, useEffect, useMemo, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import type { Surroundings } from '../data.ts';
import { readAddress, writeAddress, type Address } from '../page/address.ts';
import { Boundary } from '../page/Boundary.tsx';
import { linkOtherLanguage } from '../page/other-language.ts';
import { PreviewWidth } from '../page/PreviewWidth.tsx';
import { Switches } from '../page/Switches.tsx';
import { translateConfig } from '../page/translate-config.ts';
import { pageHref } from '../page-href.ts';
import { changedParts, inPageOrder, rearranged, type Part } from '../parts/parts.ts';
import { takeSharedPage, type Arrival } from '../parts/shared-page.ts';
import { changePage } from '../parts/stored-page.ts';
import { useOwnPage } from '../parts/useOwnPage.ts';
import type { ShownPart } from '../preview/messages.ts';
import { Preview } from '../preview/Preview.tsx';
import { LanguageContext, useWords } from '../words.ts';
import { PagePaste } from './PagePaste.tsx';
import { PartList } from './PartList.tsx';
import { useWidgets, type Known, type KnownPart } from './useWidgets.ts';
import words from './words.json';

interface Props {
  /** Query of the page's address. */
  readonly search: string;
  /** What has come of a page in the address. */
  readonly arrival: Arrival;
}

/** The page that an author puts together from widgets: their order, a preview of the whole, and what to paste. */
export function OwnPage({ search, arrival: first }: Props) {
  const arrival = useArrival(first);
  const t = useWords(words);
  const { parts } = useOwnPage();
  const { known, again } = useWidgets(parts.map(({ widget }) => widget));

  if (known === 'failed')
    return (
      <div className="ex-wrap ex-notice" role="alert">
        <p>{t('failed')}</p>
        <button type="button" className="ex-button" onClick={again}>
          {t('again')}
        </button>
      </div>
    );
  if (!known) return undefined;
  return (
    <Boundary fallback={<BrokenPage />}>
      <PageOfParts known={known} parts={parts} search={search} arrival={arrival} />
    </Boundary>
  );
}

/** The way out of a page that cannot be drawn: this browser would bring it back each time. */
function BrokenPage() {
  const t = useWords(words);
  const empty = () => {
    changePage((page) => rearranged(page, []));
    location.reload();
  };
  return (
    <div className="ex-wrap ex-notice" role="alert">
      <p>{t('broken')}</p>
      <button type="button" className="ex-button" onClick={empty}>
        {t('makeEmpty')}
      </button>
    </div>
  );
}

interface PageProps extends Props {
  readonly known: Known;
  readonly parts: readonly Part[];
}

function PageOfParts({ known: { site, widgets }, parts, search, arrival }: PageProps) {
  const t = useWords(words);
  const language = use(LanguageContext);
  const [address, setAddress] = useState(() => addressOf(search, parts, language));
  const { surroundings, width } = address;
  const ordered = useMemo(
    () => inPageOrder(parts.flatMap((part) => withWidget(part, widgets))),
    [parts, widgets],
  );
  const shown = useMemo(() => ordered.map(shownPart), [ordered]);
  /** Parts whose widget this release does not have. */
  const unknown = parts.filter(({ widget }) => !site.widgets.some(({ name }) => name === widget));

  const move = (to: Address) => {
    setAddress(to);
    history.replaceState(null, '', location.pathname + writeAddress(to, undefined));
    linkOtherLanguage();
  };
  const surround = (changes: Partial<Surroundings>) => {
    const to = { ...surroundings, ...changes };
    move({ ...address, surroundings: to });
    const { language: chosen } = changes;
    if (chosen) changePage((page) => changedParts(page, (part) => inLanguage(part, widgets, chosen)));
  };

  return (
    <div className="ex-widget ex-wrap">
      <div className="ex-widget-head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <p className="ex-own-note" role="status">
        {arrival && t(arrival)}
      </p>
      <PartList parts={ordered} unknown={unknown} site={site} surroundings={surroundings} />
      {ordered.length === 0 ? (
        <p>
          <a className="ex-button" data-kind="main" href={pageHref('index', language)}>
            {t('choose')}
          </a>
        </p>
      ) : (
        <>
          <Switches surroundings={surroundings} site={site} hasMargin={false} onChange={surround} />
          <section className="ex-widget-preview" aria-labelledby="preview">
            <div className="ex-widget-bar">
              <h2 id="preview">{t('preview')}</h2>
              <PreviewWidth width={width} onChange={(to) => move({ ...address, width: to })} />
            </div>
            <Preview
              name={t('title')}
              parts={shown}
              surroundings={surroundings}
              width={width}
              hasOrigin={site.hasOrigin}
            />
          </section>
          <PagePaste parts={ordered} surroundings={surroundings} />
        </>
      )}
    </div>
  );
}

/** What has come of the page in the address, also of one that is pasted over it. */
function useArrival(first: Arrival): Arrival {
  const [arrival, setArrival] = useState(first);
  useEffect(() => {
    const follow = () => void takeSharedPage().then((next) => next && setArrival(next));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return arrival;
}

/** What an address asks for; where it names no language, the page is in that of its first part. */
const addressOf = (search: string, parts: readonly Part[], explorerLanguage: Language): Address =>
  readAddress(search, parts[0]?.language ?? explorerLanguage);

function withWidget(part: Part, widgets: Known['widgets']): readonly KnownPart[] {
  const known = widgets.get(part.widget);
  return known ? [{ ...part, ...known, place: known.data.place }] : [];
}

/** A part as the frame shows it. */
const shownPart = ({ id, widget, place, margin, config }: KnownPart): ShownPart => ({
  id,
  widget,
  place,
  margin,
  config,
});

/** A part with the demo's texts of another language; what an author typed stays. */
function inLanguage(part: Part, widgets: Known['widgets'], language: Part['language']): Part {
  const texts = widgets.get(part.widget)?.data.texts ?? {};
  return { ...part, language, config: translateConfig(part.config, texts, part.language, language) };
}
