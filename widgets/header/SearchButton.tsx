import { search } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import type { Config } from './config.ts';
import styles from './header.module.css';
import type en from './messages/en.json';

/** The way to the search: not in the portal, nor where one is searching already (specification, section 2). */
export function SearchButton({ config: { searchBox, dataLayer } }: { readonly config: Config }) {
  const { mode, site, url } = usePage();
  const t = useMessages<typeof en>();
  const href = searchBox?.searchPagePath ?? site.searchPagePath;
  if (!searchBox || !href || mode === 'B2B' || url.includes('search-result')) return null;
  const label = searchBox.searchLabel || t('search');
  return (
    <Link className={styles['icon']} href={href} event={{ event: 'nav_click', clickText: label, dataLayer }}>
      <Icon glyph={search} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
