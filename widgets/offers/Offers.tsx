import { useState } from 'react';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { offer as offerReason } from '#src/sign-in/sign-in-reasons.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { lockOf } from './lock.ts';
import { OfferCard } from './OfferCard.tsx';
import { offerOf, type Offer } from './offer-item.ts';
import type { OfferView } from './offer-view.ts';
import { periodOf } from './period.ts';
import styles from './offers.module.css';
import { useConfigFaults } from './useConfigFaults.ts';
import { useMembership } from './useMembership.ts';
import { useOffers } from './useOffers.ts';
import { useOpenOffer } from './useOpenOffer.ts';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const LazyAuthorNotes = lazyComponent(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);

/** Fetched when an offer is opened. */
const LazyOfferDialog = lazyComponent(async () => (await import('./OfferDialog.tsx')).OfferDialog);

/** Offers of partners: each opens with its terms and, for whom it is for, its code. */
export function Offers({ config }: WidgetProps<typeof widget>) {
  const { tiers, newsletter, enrolPath, endingSoonDays, codeReveal, showFavourite } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { mode, cmsMode, site } = usePage();
  const list = useOffers(config);
  const { catalogue } = list.site;
  const opened = useOpenOffer(catalogue.names);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyOfferDialog, opened.id !== undefined, () => {
    setMissing(true);
    opened.close();
  });
  const [hasOpenedForMembers, setOpenedForMembers] = useState(false);
  const membership = useMembership(
    hasOpenedForMembers || catalogue.items.some(({ audience }) => audience === 'loyalty'),
  );
  const ask = useAskForSignIn({ name: offerReason.name, act: opened.open });
  useConfigFaults(config.offers);

  /** All that an offer is drawn with. */
  const viewOf = (offer: Offer): OfferView => ({
    offer,
    period: periodOf(offer, list.now, site.timeZone),
    lock: lockOf(offer, { visitor: list.visitor, mode, membership, tiers }),
    endingSoonDays,
    way: {
      enrolPath,
      askAgain: membership.again,
      signIn: ask && (() => ask({ reason: offerReason.name, detail: offer.id })),
    },
  });

  return (
    <>
      {cmsMode === 'author' && <LazyAuthorNotes config={config} />}
      <CatalogueSection
        config={{ ...config, views: list.fields.views }}
        site={list.site}
        above={isMissing && <NotLoaded className={styles['missing']} />}
        none={
          <div className={styles['none']}>
            <p>{t('none')}</p>
            {newsletter && <CtaButton cta={newsletter} />}
          </div>
        }
        renderItem={(item, place) => (
          <OfferCard
            {...viewOf(offerOf(item))}
            place={place}
            hasHeart={showFavourite}
            query={opened.queryFor(item.id)}
            onOpen={() => {
              setMissing(false);
              track({
                event: 'item_click',
                clickText: item.title,
                dataLayer: { position: place.position },
              });
              opened.open(item.id);
            }}
          />
        )}
      />
      {isOpen && opened.id !== undefined && (
        <LazyOfferDialog
          key={opened.id}
          id={opened.id}
          list={list}
          viewOf={viewOf}
          isRevealed={codeReveal === 'always'}
          onForMembers={setOpenedForMembers}
          onClose={opened.close}
        />
      )}
    </>
  );
}
