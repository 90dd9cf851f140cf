import { countryName } from '#src/countries/names.ts';
import { download } from '#src/icon/glyphs.ts';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { toVcard, vcardType } from '#src/outputs/vcard.ts';
import { emailPattern, toMail } from '#src/text/mail.ts';
import { toPhone } from '#src/text/phone.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './emergency-contacts.module.css';
import type en from './messages/en.json';
import type { Embassy } from './widget.ts';

interface Props {
  readonly embassy: Embassy;
  readonly level: HeadingLevel;
}

/** An embassy: how to reach it, its details to copy, and a contact to keep. */
export function EmbassyCard({ embassy, level }: Props) {
  const { country, city, address, phone, email, website, latitude, longitude } = embassy;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const format = useFormat();
  const { language } = usePage();
  const name = t('embassyOf', { country: countryName(country, language) });
  const where = format.list(
    [address, city].filter((text) => text !== ''),
    'unit',
  );
  const mail = emailPattern.test(toMail(email)) ? toMail(email) : undefined;
  const details = [name, where, phone, email, website].filter(Boolean).join('\n');

  const keep = () => {
    const contact = {
      name,
      phone: toPhone(phone),
      email: mail,
      website,
      street: address,
      city,
      latitude,
      longitude,
    };
    keepFile(fileName(name, 'embassy', 'vcf'), toVcard(contact), vcardType);
    track({ event: 'download', clickText: name });
  };

  return (
    <li className={styles['embassy']}>
      <Heading level={level}>{name}</Heading>
      {where && <p>{where}</p>}
      <div className={styles['ways']}>
        {phone && <Phone className={styles['way']} number={phone} event="cta_click" label={name} />}
        {email &&
          (mail === undefined ? (
            <p>{email}</p>
          ) : (
            <Link
              className={styles['way']}
              href={`mailto:${mail}`}
              event={{ event: 'cta_click', clickText: name }}
            >
              <bdi dir="ltr" translate="no">
                {mail}
              </bdi>
            </Link>
          ))}
        {website && (
          <Link
            className={styles['way']}
            href={website}
            opensNewWindow
            event={{ event: 'cta_click', clickText: name }}
          >
            <span>{t('website')}</span>
          </Link>
        )}
      </div>
      <div className={styles['actions']} role="group" aria-label={name}>
        <Button look="stroke" size="small" icon={download} onClick={keep}>
          {t('keepContact')}
        </Button>
        <CopyButton label={name} text={details} />
      </div>
    </li>
  );
}
