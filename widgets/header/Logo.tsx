import { useMessages } from '#src/widget/useMessages.ts';
import { breakpoints, below } from '#src/page/breakpoints.ts';
import { languageRootPath } from '#src/page/language.ts';
import { srcsetAddress } from '#src/media/srcset.ts';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './header.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Pick<Config, 'logo' | 'title'>;
  /** On night, or over a picture. */
  readonly isOnDark: boolean;
}

/** The logo; it leads to the root of the page's language. */
export function Logo({ config: { logo, title }, isOnDark }: Props) {
  const root = languageRootPath(usePage());
  const t = useMessages<typeof en>();
  const light = { wide: logo?.desktopImage ?? logo?.mobileImage, narrow: logo?.mobileImage };
  const dark = {
    wide: logo?.desktopImageOnDark ?? light.wide,
    narrow: logo?.mobileImageOnDark ?? light.narrow,
  };
  const { wide, narrow } = isOnDark ? dark : light;
  return (
    <Link className={styles['logo']} href={root} event={{ event: 'nav_click', clickText: 'logo' }}>
      {wide ? (
        <picture>
          {narrow && narrow !== wide && (
            <source srcSet={srcsetAddress(narrow)} media={below(breakpoints.header)} />
          )}
          <img src={wide} alt={title || t('home')} width={151} height={44} />
        </picture>
      ) : title ? (
        <span className={styles['name']}>{title}</span>
      ) : (
        <VisuallyHidden>{t('home')}</VisuallyHidden>
      )}
    </Link>
  );
}
