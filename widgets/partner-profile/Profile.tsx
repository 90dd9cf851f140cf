import type { ReactNode } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { edit } from '#src/icon/glyphs.ts';
import { Logo } from '#src/partners/Logo.tsx';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { nameIn, otherNameIn } from '#src/partners/partner-text.ts';
import { profileHref } from '#src/partners/profile-href.ts';
import { Verified } from '#src/partners/Verified.tsx';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Gallery } from './Gallery.tsx';
import { isOwn } from './may-see.ts';
import type en from './messages/en.json';
import { Offers } from './Offers.tsx';
import styles from './partner-profile.module.css';
import { Place } from './Place.tsx';
import { Similar } from './Similar.tsx';
import { Words } from './Words.tsx';
import type { Config, SectionName } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly contactCall: OwnAddress['call'];
  readonly entry: PartnerEntry;
}

const all: readonly SectionName[] = [
  'about',
  'products',
  'gallery',
  'certificates',
  'offers',
  'contact',
  'map',
];
const beside: ReadonlySet<SectionName> = new Set(['contact', 'map']);

/** An entry of the directory: its head, its sections in two columns, and companies of its kind. */
export function Profile({ config, contactCall, entry }: Props) {
  const level = useHeadingLevel();
  const { language } = usePage();
  const name = nameIn(entry, language).text;
  const sections: Readonly<Record<SectionName, ReactNode>> = {
    about: <About key="about" entry={entry} />,
    products: <Words key="products" kind="products" keys={entry.products} />,
    gallery: <Gallery key="gallery" pictures={entry.gallery} />,
    certificates: <Words key="certificates" kind="certifications" keys={entry.certifications} />,
    offers: <Offers key="offers" offers={entry.offers} />,
    contact: <Contact key="contact" entry={entry} name={name} call={contactCall} />,
    map: <Place key="map" config={config} entry={entry} name={name} />,
  };
  const chosen = config.sections.length > 0 ? [...new Set(config.sections)] : all;
  const main = chosen.filter((section) => !beside.has(section));
  const side = chosen.filter((section) => beside.has(section));
  return (
    <>
      <Head config={config} entry={entry} />
      <HeadingLevelContext value={levelBelow(level)}>
        <div className={styles['body']}>
          {main.length > 0 && (
            <div className={styles['main']}>{main.map((section) => sections[section])}</div>
          )}
          {side.length > 0 && (
            <div className={styles['side']}>{side.map((section) => sections[section])}</div>
          )}
        </div>
        <Similar idFrom={config.idFrom} entry={entry} />
      </HeadingLevelContext>
    </>
  );
}

function Head({ config: { editPath }, entry }: Pick<Props, 'config' | 'entry'>) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { language } = usePage();
  const { user, can } = useUser();
  const { wordFor } = useValueWords(true);
  const name = nameIn(entry, language);
  const otherName = otherNameIn(entry, language);
  const { category, city, companyId, status } = entry;
  const kind = [
    category && (wordFor('category', category) ?? category),
    city && (wordFor('city', city) ?? city),
  ].filter(Boolean);
  const canEdit = editPath && isOwn(companyId, user) && can('PARTNER_ADMIN');
  return (
    <div className={styles['head']}>
      <Logo logo={entry.logo} name={name.text} />
      <div className={styles['names']}>
        <Heading level={level} look="h2">
          <bdi lang={name.lang}>{name.text}</bdi>
        </Heading>
        {otherName && (
          <p className={styles['otherName']}>
            <bdi lang={otherName.lang}>{otherName.text}</bdi>
          </p>
        )}
        {kind.length > 0 && <p className={styles['quiet']}>{kind.join(' · ')}</p>}
        {entry.verified && <Verified />}
      </div>
      {canEdit && (
        <Button
          href={profileHref(editPath, companyId)}
          look="stroke"
          size="small"
          icon={edit}
          event={{ event: 'cta_click', clickText: t('edit') }}
        >
          {t('edit')}
        </Button>
      )}
      {status !== 'published' && <p className={styles['unpublished']}>{t(status)}</p>}
    </div>
  );
}
