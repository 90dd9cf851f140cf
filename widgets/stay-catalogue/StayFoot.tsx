import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { OpenNow } from '#src/hours/OpenNow.tsx';
import { external } from '#src/icon/common-glyphs.ts';
import { phone as phoneGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import button from '#src/ui/button.module.css';
import { Link } from '#src/ui/Link.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './stay-foot.module.css';
import { bookingLink } from './booking-link.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly item: FullItem;
  /** Of the card in its list, from 1. */
  readonly position: number;
  readonly config: Pick<Config, 'kind' | 'bookingHosts' | 'showOpenNow'>;
}

/** Whether a house is open now, where it is booked, and its number. */
export function StayFoot({ item, position, config }: Props) {
  const { title, phone, bookingUrl, hours } = item;
  const { kind, bookingHosts, showOpenNow } = config;
  const t = useMessages<typeof en>();
  const { url } = usePage();
  const way = bookingLink(bookingUrl, bookingHosts, url);
  const isBooking = way?.kind === 'booking';
  const label = way && t(way.kind);
  return (
    <div className={styles['foot']}>
      {kind === 'dining' && showOpenNow && <OpenNow hours={hours} />}
      {(way || phone) && (
        <div className={styles['ways']}>
          {way && label && (
            <Link
              className={
                isBooking ? `${button['button']} ${button['stroke']} ${button['small']}` : styles['way']
              }
              href={bookingUrl}
              opensNewWindow={way.opensNewWindow}
              event={{ event: 'cta_click', clickText: label, dataLayer: { position } }}
            >
              <span>{label}</span>
              <VisuallyHidden>{t('house', { name: title })}</VisuallyHidden>
              {way.opensNewWindow && <Icon glyph={external} size={16} />}
            </Link>
          )}
          {phone && (
            <div className={styles['call']}>
              <Icon glyph={phoneGlyph} size={16} />
              <Phone
                className={styles['way']}
                number={phone}
                event="cta_click"
                label={t('call', { name: title })}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
