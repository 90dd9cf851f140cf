import { readDocument } from '#src/page/dom.ts';
import { pageAddress } from '#src/page/history.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import styles from './printed-address.module.css';

/** Printed alone: what the page is called and where on the web it is. A server does not know it. */
export function PrintedAddress() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const { host, pathname } = pageAddress();
  return (
    <p className={styles['address']}>
      <span>{readDocument('title')}</span>
      <bdi dir="ltr">{`${host}${pathname}`}</bdi>
    </p>
  );
}
