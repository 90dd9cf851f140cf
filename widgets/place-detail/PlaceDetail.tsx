import { useMemo } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { isStale } from '#src/dated/is-stale.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { hasDates } from '#src/hours/week.ts';
import { ShareButton } from '#src/outputs/ShareButton.tsx';
import { Section } from '#src/section/Section.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useStructuredData } from '#src/widget/structured-data.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Facts } from './Facts.tsx';
import type en from './messages/en.json';
import { OpeningHours } from './OpeningHours.tsx';
import styles from './place-detail.module.css';
import { positionOf } from './position.ts';
import { structuredPlace } from './structured-place.ts';
import { Tickets } from './Tickets.tsx';
import { useAuthorNote } from './useAuthorNote.ts';
import { WayThere } from './WayThere.tsx';
import type widget from './widget.ts';
import type { Config, Place } from './widget.ts';

/** Days after which the facts of a place are old. */
const staleDays = 365;

/** One place: whether it is open, what to know of it, where it is and how to get there. */
export function PlaceDetail({ config }: WidgetProps<typeof widget>) {
  const { place } = config;
  return place ? <PlaceSection config={config} place={place} /> : null;
}

interface Props {
  readonly config: Config;
  readonly place: Place;
}

function PlaceSection({ config, place }: Props) {
  const { hours, specialHours, title, description, updatedOn } = place;
  const page = usePage();
  const t = useMessages<typeof en>();
  const today = useToday(page.site.timeZone);
  const allHours = useMemo(() => [...hours, ...specialHours.filter(hasDates)], [hours, specialHours]);
  const note = useAuthorNote(place);
  useStructuredData(structuredPlace(place, allHours, page.url));
  const isOld = updatedOn !== undefined && isStale(updatedOn, staleDays, today);

  return (
    <Section config={config} label={title || t('name')} note={note}>
      <div className={styles['body']}>
        <div className={styles['main']}>
          {description && <p dir="auto">{description}</p>}
          <OpeningHours hours={allHours} />
          <Facts place={place} />
          <Tickets tiers={place.ticketTiers} />
          {isOld && <AsOf asOf={updatedOn} staleDays={staleDays} />}
          <Actions config={config} place={place} />
        </div>
        <WayThere config={config} title={title} position={positionOf(place).point} />
      </div>
    </Section>
  );
}

function Actions({ config: { report }, place }: Props) {
  const t = useMessages<typeof en>();
  const { id, type, title, url = '', featureImage = '' } = place;
  return (
    <div className={styles['actions']}>
      <ShareButton title={title} label={t('share')} copied={t('linkCopied')} fieldLabel={t('link')} />
      {report && <CtaButton cta={report} look="stroke" size="small" />}
      {id && <LazyFavouriteButton item={{ id, type: type || 'place', title, url, featureImage }} />}
    </div>
  );
}
