import { useAssetMessages } from '#src/assets/messages.ts';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import type { Refusal } from './rows.ts';
import type { Removed } from './useCheckedCart.ts';

interface Props {
  readonly removed: readonly Removed[];
  readonly onClose: () => void;
}

/** Files that have left the cart since they may no longer be downloaded, each with the reason. */
export function RemovedFiles({ removed, onClose }: Props) {
  const t = useMessages<typeof en>();
  const words = useReasonWords();
  return (
    <div role="alert">
      {removed.length > 0 && (
        <div className={styles['removed']}>
          <div>
            <p className={styles['strong']}>{t('takenOut', { count: removed.length })}</p>
            <ul role="list">
              {removed.map(({ id, title, reason }) => (
                <li key={id}>
                  <bdi>{title}</bdi>
                  <span>{words(reason)}</span>
                </li>
              ))}
            </ul>
          </div>
          <CloseButton onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** Says why a file may not be downloaded. */
function useReasonWords(): (reason: Refusal) => string {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  return (reason) => (reason === 'gone' || reason === 'notAllowed' ? t(reason) : assets(reason));
}
