import { phone as phoneGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import { groupPhone } from '#src/text/group-phone.ts';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './emergency-contacts.module.css';
import { dialled, isShortNumber } from './phone.ts';
import type { EmergencyNumber } from './widget.ts';

/** A number that calls when it is pressed; what is no number is text. */
export function NumberCard({ label, phone, iconName = '', hours, note }: EmergencyNumber) {
  const number = dialled(phone);
  const name = (
    <span className={styles['name']}>
      {iconName && <AuthorsIcon name={iconName} size={20} />}
      <span>{label}</span>
    </span>
  );
  return (
    <li className={styles['card']}>
      {number === undefined ? (
        <div className={styles['call']}>
          {name}
          <bdi className={styles['text']}>{phone}</bdi>
        </div>
      ) : (
        <Link
          className={styles['call']}
          href={`tel:${number}`}
          event={{ event: 'cta_click', clickText: label }}
        >
          {name}
          <span className={styles['number']} data-long={isShortNumber(phone) ? undefined : ''}>
            <Icon glyph={phoneGlyph} size={20} />
            <span dir="ltr" translate="no" aria-hidden={isShortNumber(phone) || undefined}>
              {groupPhone(number)}
            </span>
          </span>
          {isShortNumber(phone) && <VisuallyHidden>{` ${number.split('').join(' ')}`}</VisuallyHidden>}
        </Link>
      )}
      {note && <p className={styles['note']}>{note}</p>}
      {hours && <p className={styles['hours']}>{hours}</p>}
    </li>
  );
}
