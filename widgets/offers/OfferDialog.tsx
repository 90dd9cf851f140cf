import { useEffect } from 'react';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Offer } from './offer-item.ts';
import { OfferDetails } from './OfferDetails.tsx';
import { isOpenTo, type OfferView } from './offer-view.ts';
import styles from './offer-dialog.module.css';
import { useFoundOffer } from './useFoundOffer.ts';
import type { OfferList } from './useOffers.ts';

interface Props {
  /** As the address has it. */
  readonly id: string;
  readonly list: OfferList;
  readonly viewOf: (offer: Offer) => OfferView;
  /** Whether its code is shown without a press. */
  readonly isRevealed: boolean;
  /** Told whether the offer asks for a membership. */
  readonly onForMembers: (isForMembers: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog of an offer, also of one that is not in the list: until it is there a skeleton, and words where there is none. */
export function OfferDialog({ id, list, viewOf, isRevealed, onForMembers, onClose }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { offer, status, again } = useFoundOffer(id, list);
  const isForMembers = offer?.audience === 'loyalty';
  useEffect(() => onForMembers(isForMembers), [onForMembers, isForMembers]);

  const view = offer && viewOf(offer);
  // One dialog throughout: who signs in meanwhile stays in it.
  return (
    <Dialog
      title={offer?.title ?? t('offer')}
      onClose={onClose}
      actions={view && isOpenTo(view) && <UseButton offer={view.offer} />}
    >
      {view && <OfferDetails view={view} isRevealed={isRevealed} />}
      {status === 'loading' && (
        <Skeleton className={styles['waiting']}>
          <SkeletonBox shape="title" />
          <SkeletonBox shape="text" lines={4} />
        </Skeleton>
      )}
      {status === 'missing' && <p>{t('missing')}</p>}
      {(status === 'failed' || status === 'offline') && (
        <div className={styles['lock']}>
          <p>{t(status)}</p>
          <Button look="stroke" size="small" onClick={again}>
            {shared('tryAgain')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Where an offer is used; nothing where it leads nowhere. */
function UseButton({ offer }: { readonly offer: Offer }) {
  const t = useMessages<typeof en>();
  const { ctaLabel, ctaLink = offer.url } = offer;
  if (!ctaLink) return null;
  const { ctaBtnVariant = 'solid', targetInNewWindow = false, requiresLogin = false, ctaData } = offer;
  const how = { ctaBtnVariant, targetInNewWindow, requiresLogin, ctaData };
  return <CtaButton cta={{ ctaLabel: ctaLabel || t('use'), ctaLink, ...how }} />;
}
