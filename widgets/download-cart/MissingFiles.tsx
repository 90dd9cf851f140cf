import type { PackageAnswer } from '#src/assets/asset.schema.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import type { Cart } from '#src/assets/useCart.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';

interface Props {
  readonly failed: PackageAnswer['failed'];
  readonly cart: Cart;
}

/** Files that are missing from a package, with the reasons; those that are still in the cart can be kept there alone. */
export function MissingFiles({ failed, cart }: Props) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const titleOf = (id: string) => cart.items.find((item) => item.id === id)?.title ?? id;
  const reasons: Readonly<Record<string, string>> = {
    processing: assets('processing'),
    expired: assets('expired'),
    restricted: assets('restricted'),
    notFound: t('gone'),
    notAllowed: t('notAllowed'),
  };
  const left = cart.items.filter(({ id }) => failed.some(({ assetId }) => assetId === id));
  return (
    <>
      <p>{t('missing', { count: failed.length })}</p>
      <ul className={styles['missing']}>
        {failed.map(({ assetId, reason }) => (
          <li key={assetId}>
            <bdi>{titleOf(assetId)}</bdi>
            <span>{Object.hasOwn(reasons, reason) ? reasons[reason] : t('notPacked')}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && left.length < cart.items.length && (
        <Button look="stroke" size="small" onClick={() => cart.replace(left)}>
          {t('keepMissing')}
        </Button>
      )}
    </>
  );
}
