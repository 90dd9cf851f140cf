import { useMemo } from 'react';
import { useOutputMessages } from './messages.ts';
import styles from './qr-code.module.css';
import { qrModules } from './qr-modules.ts';

/** White squares that a reader of QR codes needs on each side (ISO/IEC 18004). */
const quietZone = 4;

interface Props {
  /** An address, or another text that is to be read. */
  readonly address: string;
  /** Names the code where it is not that of an address. */
  readonly label?: string;
  /** The text stands elsewhere already: the code is shown alone. */
  readonly isAlone?: boolean;
}

/**
 * The QR code of an address, with the address beside it for those who cannot scan. Dark on white whatever the ground is, and
 * on paper. To be fetched when it is wanted: `lazyComponent`.
 */
export function QrCode({ address, label, isAlone = false }: Props) {
  const t = useOutputMessages();
  const code = useMemo(() => qrModules(address), [address]);
  return (
    <figure className={styles['figure']}>
      {code && (
        <svg
          className={styles['code']}
          role="img"
          aria-label={label ?? t('qrCode')}
          viewBox={[-quietZone, -quietZone, ...Array(2).fill(code.size + 2 * quietZone)].join(' ')}
          shapeRendering="crispEdges"
        >
          <rect x={-quietZone} y={-quietZone} width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
      {!isAlone && (
        <figcaption className={styles['address']}>
          <bdi dir="ltr">{address}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
