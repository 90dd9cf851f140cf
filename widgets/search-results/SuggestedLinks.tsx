import { arrow } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { SignInGate } from '#src/sign-in/SignInGate.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { Link } from '#src/ui/Link.tsx';
import type en from './messages/en.json';
import styles from './search-results.module.css';
import type { Config } from './widget.ts';

/** Links of the author's for those who have not searched yet, or found nothing. */
export function SuggestedLinks({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const links = config.noResultsLinks.filter(({ ctaLabel }) => ctaLabel !== '');
  if (links.length === 0) return null;
  return (
    <div className={styles['ways']}>
      <p>{t('waysOn')}</p>
      <ul role="list">
        {links.map(({ ctaLabel, ctaLink, targetInNewWindow, requiresLogin, ctaData }) => (
          <li key={`${ctaLabel} ${ctaLink}`}>
            <SignInGate target={requiresLogin ? ctaLink : undefined}>
              {(access) => (
                <Link
                  access={access}
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
            </SignInGate>
          </li>
        ))}
      </ul>
    </div>
  );
}
