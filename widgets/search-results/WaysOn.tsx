import { arrow } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Authwall } from '#src/sign-in/Authwall.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { Link } from '#src/ui/Link.tsx';
import type { Config } from './config.ts';
import type en from './messages/en.json';
import styles from './search-results.module.css';

/** Links of the author's for those who have not searched yet, or found nothing. */
export function WaysOn({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const links = config.noResultsLinks.filter(({ ctaLabel }) => ctaLabel !== '');
  if (links.length === 0) return null;
  return (
    <div className={styles['ways']}>
      <p>{t('waysOn')}</p>
      <ul role="list">
        {links.map(({ ctaLabel, ctaLink, targetInNewWindow, requiresLogin, ctaData }) => (
          <li key={`${ctaLabel} ${ctaLink}`}>
            <Authwall target={requiresLogin ? ctaLink : undefined}>
              {(wall) => (
                <Link
                  wall={wall}
                  className={chipStyles['chip']}
                  href={ctaLink}
                  opensNewWindow={targetInNewWindow}
                  event={{
                    event: 'cta_click',
                    clickText: ctaLabel,
                    ctaData: { ...config.ctaData, ...ctaData },
                    dataLayer: config.dataLayer,
                  }}
                >
                  <span>{ctaLabel}</span>
                  {ctaLink && <Icon glyph={arrow} size={16} />}
                </Link>
              )}
            </Authwall>
          </li>
        ))}
      </ul>
    </div>
  );
}
