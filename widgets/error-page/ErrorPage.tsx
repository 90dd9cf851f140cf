import { useEffect, useEffectEvent } from 'react';
import { Image } from '#src/media/Image.tsx';
import { SearchInPage } from '#src/search/SearchInPage.tsx';
import { Section } from '#src/section/Section.tsx';
import { SectionTitle } from '#src/section/SectionTitle.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { levelAbove } from '#src/ui/heading-level.ts';
import layout from '#src/ui/layout.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { ConnectionHelp } from './ConnectionHelp.tsx';
import styles from './error-page.module.css';
import { LateSuggestions } from './LateSuggestions.tsx';
import type en from './messages/en.json';
import { askedFor, type PathTerms } from './path-terms.ts';
import { TryAgain } from './TryAgain.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import type { Config } from './widget.ts';
import type widget from './widget.ts';

/** Fetched for pages without access alone. */
const AccessHelp = lazyComponent(async () => (await import('./AccessHelp.tsx')).AccessHelp);

/** Keys of the built-in message by error. */
const messages = {
  403: ['title403', 'text403'],
  404: ['title404', 'text404'],
  410: ['title410', 'text410'],
  500: ['title500', 'text500'],
  offline: ['titleOffline', 'textOffline'],
} as const;

/** A search box as it is without an author's settings. */
const settings = {
  searchLabel: '',
  searchModalTitle: '',
  recentSearchLabel: '',
  clearHistoryLabel: '',
  debounce: 250,
  minLength: 1,
};

/** The message of a page that cannot be shown, and ways on: search, links, pages that fit the address. */
export function ErrorPage({ config }: WidgetProps<typeof widget>) {
  const { code, image, headingLevel, showSearch, suggestFromPath } = config;
  const t = useMessages<typeof en>();
  const { site } = usePage();
  const section = useHeadingFocus();
  const resultsPage = config.searchPagePath ?? site.searchPagePath;
  const asked = useAskedFor(resultsPage);
  useErrorReport(code);

  const [titleKey, textKey] = messages[code];
  const title = config.title || t(titleKey);
  const links = config.links.filter(({ ctaLabel }) => ctaLabel);
  // One primary action: what helps against the error itself, else the first link that its author marked so.
  const hasAction = code === 403 || code === 500 || code === 'offline';
  const primary = hasAction ? undefined : links.find(({ ctaBtnVariant }) => ctaBtnVariant === 'solid');

  return (
    <Section
      ref={section}
      config={{ ...config, title, headingLevel: levelAbove(headingLevel) }}
      head="own"
      note={showSearch && !resultsPage && t('noResultsPage')}
    >
      <div className={`${layout['content']} ${styles['page']}`}>
        <div className={styles['stage']} data-pictured={image !== undefined || undefined}>
          <div className={styles['copy']}>
            <div className={styles['words']}>
              {code !== 'offline' && <p className={styles['code']}>{t('code', { code })}</p>}
              <SectionTitle look="h2" />
              <p className={styles['description']}>{config.description || t(textKey)}</p>
            </div>
            {code === 403 && <AccessHelp />}
            {code === 'offline' && <ConnectionHelp />}
            {code === 500 && (
              <div className={styles['access']}>
                <TryAgain look="primary" />
              </div>
            )}
            {/* On the results page itself it would lead back to what has failed. */}
            {showSearch && resultsPage && !asked.isResultsPage && (
              <div className={styles['search']}>
                <SearchInPage settings={settings} resultsPage={resultsPage} term={asked.all} />
              </div>
            )}
            {links.length > 0 && (
              <ul className={styles['links']} role="list">
                {links.map((cta) => (
                  <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
                    <CtaButton cta={cta} look={cta === primary ? 'primary' : 'stroke'} size="small" />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {image && (
            <div className={styles['picture']}>
              <Image
                image={image}
                ratio="fill"
                sizes="(min-width: 1024px) 45vw, 133vw"
                isFirst
                isDrawing={image.drawing}
              />
            </div>
          )}
        </div>
        {suggestFromPath && asked.all && <LateSuggestions terms={asked} />}
      </div>
    </Section>
  );
}

const nothing: PathTerms & { readonly isResultsPage: boolean } = { all: '', last: '', isResultsPage: false };

/** What the page was asked for. A server may render one page for all addresses, and an author's address is no visitor's. */
function useAskedFor(resultsPage: string | undefined) {
  const page = usePage();
  const isHydrated = useHydrated();
  return isHydrated && page.cmsMode !== 'author' ? askedFor(page, resultsPage) : nothing;
}

/** Reports the error once. */
function useErrorReport(code: Config['code']): void {
  const track = useTrack();
  const report = useEffectEvent(() =>
    track({ event: 'widget_error', clickText: String(code), dataLayer: { code } }),
  );
  useEffect(() => report(), []);
}
