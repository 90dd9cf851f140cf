import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { assetSize } from '#src/assets/size.ts';
import { usePackage, type OrderedPackage } from '#src/assets/usePackage.ts';
import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { DownloadLink } from '#src/lightbox/DownloadLink.tsx';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';
import type { OrderState } from './useOrder.ts';

interface Props {
  readonly state: OrderState;
  readonly title: string;
  /** Asks for it again. */
  readonly onAgain: () => void;
}

/** How often a file that is being prepared is asked for. */
const polling = { pollSeconds: 5, pollLimit: 60 };

/** How far a file is that the visitor has asked for: waited for, there as a link, or why it is not. */
export function OrderStatus({ state, title, onAgain }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  switch (state.step) {
    case 'sending':
      return <Waiting text={t('sending')} isBusy />;
    case 'accepted':
      return <Accepted order={state.order} title={title} onAgain={onAgain} />;
    case 'failed':
      return <Trouble text={assetErrorText(words, state.reason)} onAgain={onAgain} />;
    default:
      return (
        <p role="alert" className={styles['trouble']}>
          {t(state.step)}
        </p>
      );
  }
}

interface AcceptedProps extends Omit<Props, 'state'> {
  readonly order: OrderedPackage;
}

/** A file that the service has accepted to give. */
function Accepted({ order, title, onAgain }: AcceptedProps) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const format = useFormat();
  const { state, address, bytes, expires, error } = usePackage(order.kept, order, polling);
  switch (state) {
    case 'preparing':
      return <Waiting text={t('packing')} isBusy />;
    case 'slow':
      return <Waiting text={t('slow')} />;
    case 'ready':
    case 'partly': {
      const [date, time] = [format.date(expires), format.time(expires)];
      const size = bytes ? ` (${assetSize(bytes, format)})` : '';
      return (
        <SuccessNote title={t('ready')}>
          {date && <p>{t('readyUntil', { date, time })}</p>}
          <DownloadLink
            className={`${button['button']} ${button['primary']} ${button['small']}`}
            href={address ?? ''}
            text={title}
          >
            <span>{`${t('save', { title })}${size}`}</span>
            <Icon glyph={download} size={16} />
          </DownloadLink>
        </SuccessNote>
      );
    }
    case 'expired':
      return <Trouble text={t('linkExpired')} onAgain={onAgain} />;
    case 'foreign':
      return <Trouble text={t('badAddress')} onAgain={onAgain} />;
    default:
      return <Trouble text={assetErrorText(words, error)} onAgain={onAgain} />;
  }
}

interface WaitingProps {
  readonly text: string;
  readonly isBusy?: boolean;
}

const Waiting = ({ text, isBusy = false }: WaitingProps) => (
  <p role="status" className={styles['status']} aria-busy={isBusy || undefined}>
    {text}
  </p>
);

interface TroubleProps extends Pick<Props, 'onAgain'> {
  readonly text: string;
}

function Trouble({ text, onAgain }: TroubleProps) {
  const t = useMessages<typeof en>();
  return (
    <div role="alert" className={styles['trouble']}>
      <p>{text}</p>
      <Button look="stroke" size="small" onClick={onAgain}>
        {t('askAgain')}
      </Button>
    </div>
  );
}
