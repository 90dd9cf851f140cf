import { Image } from '#src/media/Image.tsx';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { Link } from '#src/ui/Link.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import styles from './transport-guide.module.css';
import type { Operator } from './widget.ts';

/** Who runs what visitors travel with, and how to reach them. */
export const Operators = ({ operators }: { readonly operators: readonly Operator[] }) => (
  <ul className={styles['operators']}>
    {operators.map(({ name, logo, ctaLink, phone }) => (
      <li key={`${name} ${ctaLink} ${phone}`} className={styles['operator']}>
        {logo && (
          <div className={styles['logo']}>
            <Image image={readValue(image, { desktopImage: logo })} ratio="1:1" sizes="48px" />
          </div>
        )}
        <div>
          <Link
            className={ctaLink === undefined ? styles['strong'] : styles['link']}
            href={ctaLink}
            opensNewWindow={ctaLink !== undefined}
            event={{ event: 'cta_click', clickText: name }}
          >
            <span>{name}</span>
          </Link>
          {phone && <Phone className={styles['link']} number={phone} event="cta_click" label={name} />}
        </div>
      </li>
    ))}
  </ul>
);
