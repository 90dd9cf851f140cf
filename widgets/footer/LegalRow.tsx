import { useToday } from '#src/time/useToday.ts';
import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './footer.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What the law wants said, and where else to find us. */
export function LegalRow({ config }: { readonly config: Config }) {
  const { copyright, legalLinks, socialLinks } = config;
  const t = useMessages<typeof en>();
  // Empty until the page is live: a server's year may be another one.
  const year = useToday(usePage().site.timeZone)?.slice(0, 4) ?? '';
  if (!copyright && legalLinks.length === 0 && socialLinks.length === 0) return null;
  return (
    <div className={styles['legal']}>
      {copyright && <p>{copyright.replaceAll('{year}', year)}</p>}
      {legalLinks.length > 0 && (
        <ul className={styles['row']} role="list" aria-label={t('legal')}>
          {legalLinks.map((cta) => (
            <li key={cta.ctaLabel}>
              <CtaLink className={styles['link']} cta={cta} event="nav_click" />
            </li>
          ))}
        </ul>
      )}
      {socialLinks.length > 0 && (
        <ul className={styles['social']} role="list" aria-label={t('social')}>
          {socialLinks.map(({ iconName, label, url }) => (
            <li key={label}>
              <Link className={styles['link']} href={url} event={{ event: 'nav_click', clickText: label }}>
                {iconName && <AuthorsIcon name={iconName} size={20} />}
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
