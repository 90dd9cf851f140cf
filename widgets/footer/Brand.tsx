import { phone } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { chooseImage } from '#src/media/choose-image.ts';
import { languageRootPath } from '#src/page/language.ts';
import { Link } from '#src/ui/Link.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './footer.module.css';
import type { Config } from './widget.ts';

/** Who speaks: logo, sentence, and the number to call. */
export function Brand({ config }: { readonly config: Config }) {
  const { logo, title, description, helplineLabel, helplinePhone } = config;
  const root = languageRootPath(usePage());
  const picture = logo && chooseImage(logo);
  if (!picture && !title && !description && !helplinePhone) return null;
  return (
    <div>
      {picture && (
        <Link className={styles['logo']} href={root} event={{ event: 'nav_click', clickText: 'logo' }}>
          <picture>
            {picture.sources.map(({ srcSet, media, sizes }) => (
              <source key={`${media} ${srcSet}`} srcSet={srcSet} media={media} sizes={sizes} />
            ))}
            <img src={picture.src} srcSet={picture.srcSet} alt={logo.alt || title} width={192} height={56} />
          </picture>
        </Link>
      )}
      {!picture && title && <p className={styles['title']}>{title}</p>}
      {description && <p className={styles['sentence']}>{description}</p>}
      {helplinePhone && (
        <div className={styles['helpline']}>
          <Icon glyph={phone} />
          <div>
            {helplineLabel && <p>{helplineLabel}</p>}
            <Phone className={styles['phone']} number={helplinePhone} event="nav_click" />
          </div>
        </div>
      )}
    </div>
  );
}
