import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { endOfLicence } from '#src/assets/details.ts';
import type { Kept } from '#src/assets/licence.ts';
import { hrefWithId } from '#src/page/id-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useState } from 'react';
import styles from './asset-details.module.css';
import { InlineLicence } from './InlineLicence.tsx';
import type { LicenceDialogProps } from './LicenceDialog.tsx';
import type en from './messages/en.json';
import { RenditionList } from './RenditionList.tsx';
import { useOrder } from './useOrder.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly asset: AssetDetails;
  readonly kept: Kept | undefined;
  readonly onLookAgain: () => void;
}

const LicenceDialog = lazyComponent<LicenceDialogProps>(
  async () => (await import('./LicenceDialog.tsx')).LicenceDialog,
);

/** What the licence dialog is open for: a rendition by its name, or the licence alone. */
interface Reading {
  readonly rendition: string | undefined;
}

/** The sizes of a file and its licence; where it may not be taken, why, and the way to ask for access. */
export function Downloads({ config, asset, kept, onLookAgain }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const order = useOrder(asset);
  const [reading, read] = useState<Reading>();
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LicenceDialog, reading !== undefined, () => {
    read(undefined);
    setMissing(true);
  });
  const isInline = config.licenceMode === 'inline';
  const open = (rendition?: string) => {
    setMissing(false);
    order.clear();
    read({ rendition });
  };
  const { rendition } = reading ?? {};

  return (
    <div className={styles['card']}>
      <Heading level={level} look="h4">
        {t('renditions')}
      </Heading>
      {kept && <WhyKept kept={kept} config={config} asset={asset} onLookAgain={onLookAgain} />}
      {isInline ? (
        <InlineLicence config={config} asset={asset} isKept={kept !== undefined} order={order} />
      ) : (
        <>
          {!kept && <RenditionList config={config} asset={asset} onDownload={open} />}
          <Button look="stroke" size="small" onClick={() => open()}>
            {t('readLicence')}
          </Button>
        </>
      )}
      {isMissing && <NotLoaded className={styles['said']} />}
      {isOpen && (
        <LicenceDialog
          asset={asset}
          state={order.state}
          onAccept={
            rendition === undefined || (kept && !order.state) ? undefined : () => order.start(rendition)
          }
          onClose={() => {
            read(undefined);
            order.clear();
          }}
        />
      )}
    </div>
  );
}

function WhyKept({ kept, config, asset, onLookAgain }: Props & { readonly kept: Kept }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { requestPath } = config;
  if (kept === 'processing')
    return (
      <>
        <p role="status">{t('processing')}</p>
        <Button look="stroke" size="small" onClick={onLookAgain}>
          {t('lookAgain')}
        </Button>
      </>
    );
  const date = kept === 'expired' ? format.date(endOfLicence(asset)) : '';
  return (
    <>
      <p role="status">{date ? t('expiredOn', { date }) : t(kept)}</p>
      {requestPath && (
        <Button
          href={hrefWithId(requestPath, 'id', asset.id)}
          size="small"
          event={{ event: 'cta_click', clickText: t('request') }}
        >
          {t('request')}
        </Button>
      )}
    </>
  );
}
