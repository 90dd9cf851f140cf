import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import chipStyles from '#src/ui/chip.module.css';
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
        {links.map((cta) => (
          <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
            <CtaLink className={chipStyles['chip']} cta={cta}>
              {cta.ctaLink && <Icon glyph={arrow} size={16} />}
            </CtaLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
