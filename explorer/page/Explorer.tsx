import { use, useEffect, useState } from 'react';
import { pageHref } from '../page-href.ts';
import { LanguageContext, useWords } from '../words.ts';
import type { Part } from '../parts/parts.ts';
import { readAddress, type Address } from './address.ts';
import { Boundary } from './Boundary.tsx';
import { loadExplorer, type Loaded } from './fetch-data.ts';
import { WidgetPage } from './WidgetPage.tsx';
import words from './words.json';

interface Props {
  /** Query and fragment of the page's address. */
  readonly search: string;
  readonly hash: string;
}

/** The page of a widget: fetches what is known of it, then shows it, or says why it cannot. */
export function Explorer({ search, hash }: Props) {
  const t = useWords(words);
  const language = use(LanguageContext);
  /** A new object is a new request. */
  const [request, setRequest] = useState(() => ({ address: readAddress(search, language), hash }));
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const { address } = request;

  useEffect(() => {
    let isGone = false;
    loadExplorer(request.address, request.hash, language).then(
      (found) => !isGone && setLoaded(found),
      (error: unknown) => {
        console.error(error);
        if (!isGone) setLoaded('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [request, language]);

  if (loaded === 'failed')
    return (
      <div className="ex-wrap ex-notice" role="alert">
        <p>{t('failed')}</p>
        <button type="button" className="ex-button" onClick={() => setRequest({ ...request })}>
          {t('again')}
        </button>
      </div>
    );
  if (!loaded) return undefined;
  const { widget, part, ...rest } = loaded;
  if (!widget)
    return (
      <div className="ex-wrap ex-notice">
        <h1>{t('unknown')}</h1>
        <p>
          <a href={pageHref('index', language)}>{t('allWidgets')}</a>
        </p>
      </div>
    );
  const failed = (
    <div className="ex-wrap ex-notice" role="alert">
      <p>{t('broken')}</p>
      <a className="ex-button" href={`?widget=${widget.name}`}>
        {t('without')}
      </a>
    </div>
  );
  return (
    <Boundary fallback={failed}>
      <WidgetPage
        widget={widget}
        {...rest}
        address={part ? inPage(address, part) : { ...address, part: '' }}
      />
    </Boundary>
  );
}

/** The address of a part of the author's own page: the part says in what it is shown, whatever the address says. */
const inPage = (address: Address, { id, language, margin }: Part): Address => ({
  ...address,
  part: id,
  surroundings: { ...address.surroundings, language, margin },
});
