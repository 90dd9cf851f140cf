import { globe } from '#src/icon/common-glyphs.ts';
import type { Glyph } from '#src/icon/glyph.ts';
import { mail, phone as phoneGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { groupPhone } from '#src/text/group-phone.ts';
import { Link } from '#src/ui/Link.tsx';
import { contactOf } from './contact.ts';
import type { Partner } from './partner.schema.ts';
import styles from './partners.module.css';

interface Props {
  readonly partner: Partner;
  /** What a click reports: what the page calls the company. */
  readonly name: string;
}

/** How a company is reached: its number, mail and website, each a link. Nothing for one without. */
export function Contacts({ partner, name }: Props) {
  const { phone, email, website } = contactOf(partner);
  const ways: readonly (readonly [Glyph, href: string, text: string])[] = [
    ...(phone ? [[phoneGlyph, `tel:${phone}`, groupPhone(partner.phone)] as const] : []),
    ...(email ? [[mail, `mailto:${email}`, email] as const] : []),
    ...(website ? [[globe, website, hostOf(website)] as const] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <ul className={styles['contacts']} role="list">
      {ways.map(([glyph, href, text]) => (
        <li key={href}>
          <Icon glyph={glyph} size={16} />
          <Link
            className={styles['contact']}
            href={href}
            opensNewWindow={href === website}
            event={{ event: 'cta_click', clickText: name }}
          >
            <bdi dir="ltr" translate="no">
              {text}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The host of an address, as it is read. */
const hostOf = (address: string): string => {
  const [, host = address] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? [];
  return host;
};
