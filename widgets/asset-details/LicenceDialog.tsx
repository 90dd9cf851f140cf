import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { HeadingLevelContext } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import { LicenceText } from './LicenceText.tsx';
import type en from './messages/en.json';
import { OrderStatus } from './OrderStatus.tsx';
import type { OrderState } from './useOrder.ts';

export interface LicenceDialogProps {
  readonly asset: AssetDetails;
  readonly state: OrderState | undefined;
  /** Accepts the licence and asks for the file; without it the licence is only read. */
  readonly onAccept: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The licence of a file, to be read and accepted before a download (APG: dialog); then how far the file is. */
export function LicenceDialog({ asset, state, onAccept, onClose }: LicenceDialogProps) {
  const t = useMessages<typeof en>();
  const mayAccept = onAccept && (!state || state.step === 'licenceChanged');
  return (
    <Dialog
      title={asset.licence.name || t('licence')}
      onClose={onClose}
      actions={
        mayAccept && (
          <Button onClick={onAccept} look="primary">
            {t('accept')}
          </Button>
        )
      }
    >
      <div className={styles['terms']} data-personal="">
        {state && (
          <OrderStatus key={state.step} state={state} title={asset.title} onAgain={() => onAccept?.()} />
        )}
        {(!state || state.step === 'licenceChanged') && (
          <HeadingLevelContext value={3}>
            <LicenceText asset={asset} />
          </HeadingLevelContext>
        )}
      </div>
    </Dialog>
  );
}
