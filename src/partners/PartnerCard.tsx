import type { ReactNode } from 'react';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Contacts } from './Contacts.tsx';
import { Logo } from './Logo.tsx';
import type { Partner } from './partner.schema.ts';
import styles from './partners.module.css';
import { Verified } from './Verified.tsx';

interface Props {
  readonly partner: Partner;
  /** Of the company's page (`profileHref`); without one the name is text. */
  readonly href: string | undefined;
  /** Level of its heading in the outline of the page. */
  readonly level: HeadingLevel;
  /** Its place in its list, from 1, which a click reports. */
  readonly position: number;
  /** Whether its phone, mail and website are shown, as far as the answer has them. */
  readonly showContacts?: boolean;
  /** Words and controls of its own under its text, as a button that saves it. */
  readonly foot?: ReactNode;
}

/** A company of the trade in a list: its mark, name, kind and city, what it offers, how it is reached. */
export function PartnerCard({ partner, href, level, position, showContacts = false, foot }: Props) {
  const { companyName, category, city, description, logo, products, verified } = partner;
  const { wordFor } = useValueWords(true);
  const wordOf = (facet: string, key: string) => wordFor(facet, key) ?? key;
  const kind = [category && wordOf('category', category), city && wordOf('city', city)].filter(Boolean);

  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <Logo logo={logo} name={companyName} />
        <div className={styles['names']}>
          <Heading level={level} look="h4">
            <Link
              className={styles['link']}
              href={href}
              event={{ event: 'item_click', clickText: companyName, dataLayer: { position } }}
            >
              <bdi>{companyName}</bdi>
            </Link>
          </Heading>
          {kind.length > 0 && <p className={styles['kind']}>{kind.join(' · ')}</p>}
          {verified && <Verified />}
        </div>
      </div>
      {description && (
        <p className={styles['text']} dir="auto">
          {description}
        </p>
      )}
      {products.length > 0 && (
        <ul className={styles['tags']} role="list">
          {products.slice(0, 3).map((product) => (
            <li key={product}>{wordOf('products', product)}</li>
          ))}
        </ul>
      )}
      {showContacts && <Contacts partner={partner} name={companyName} />}
      {foot && <div className={styles['foot']}>{foot}</div>}
    </article>
  );
}
