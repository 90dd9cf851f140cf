import { durationText } from '#src/i18n/duration.ts';
import { emailPattern, toMail } from '#src/text/mail.ts';
import { FactList, Points, type Fact } from '#src/ui/FactList.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './place-detail.module.css';
import type { Place } from './widget.ts';

/** What to know of a place, as terms with their values; what it does not say is left out. */
export function Facts({ place }: { readonly place: Place }) {
  const { title, address, city, region, plusCode, phone, email, website, minutes, free } = place;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  // One lies in the next: many languages would end a list of them with an “and”.
  const where = [...new Set([address, city, region])].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    [t('address'), where && <Where key="where" text={where} />],
    [t('plusCode'), plusCode && <LeftToRight key="code" text={plusCode} />],
    [t('phone'), phone && <Phone key="phone" number={phone} event="cta_click" label={title} />],
    [t('email'), email && <Mail key="mail" email={email} />],
    [t('website'), website && <Website key="web" href={website} />],
    [t('time'), minutes !== undefined && durationText(minutes, format)],
    [t('entry'), free && t('free')],
    [
      t('accessibility'),
      place.accessibility.length > 0 && <Points key="access" points={place.accessibility} />,
    ],
    [t('facilities'), place.facilities.length > 0 && <Points key="there" points={place.facilities} />],
  ];
  if (!facts.some(([, value]) => value)) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level}>{t('facts')}</Heading>
      <FactList facts={facts} />
    </div>
  );
}

const Where = ({ text }: { readonly text: string }) => <span dir="auto">{text}</span>;

const LeftToRight = ({ text }: { readonly text: string }) => (
  <bdi dir="ltr" translate="no">
    {text}
  </bdi>
);

/** An address that somebody can write to; any other text stays one. */
function Mail({ email }: { readonly email: string }) {
  const t = useMessages<typeof en>();
  const mail = toMail(email);
  if (!emailPattern.test(mail)) return <LeftToRight text={email} />;
  return (
    <Link href={`mailto:${mail}`} event={{ event: 'cta_click', clickText: t('email') }}>
      <LeftToRight text={mail} />
    </Link>
  );
}

function Website({ href }: { readonly href: string }) {
  const t = useMessages<typeof en>();
  return (
    <Link href={href} opensNewWindow event={{ event: 'cta_click', clickText: t('website') }}>
      <span>{t('openWebsite')}</span>
    </Link>
  );
}
