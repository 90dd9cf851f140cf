import { useState } from 'react';
import button from '#src/ui/button.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './my-registrations.module.css';

const LazyQrCode = lazyComponent(async () => (await import('#src/outputs/QrCode.tsx')).QrCode);

/** A button that shows the reference as a QR code, to be read at the door. */
export function ReferenceCode({ reference }: { readonly reference: string }) {
  const t = useMessages<typeof en>();
  const [state, setState] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazyQrCode, state === 'wanted', () => setState('missing'));
  const label = t('showQr', { reference: `\u2066${reference}\u2069` });
  return (
    <div className={styles['code']}>
      <button
        form=""
        type="button"
        className={`${button['button']} ${button['stroke']} ${button['small']}`}
        aria-expanded={isOpen}
        onClick={() => setState(state === 'wanted' ? 'closed' : 'wanted')}
      >
        <span>{label}</span>
      </button>
      {state === 'missing' && <NotLoaded className={styles['quiet']} />}
      {isOpen && <LazyQrCode address={reference} label={label} />}
    </div>
  );
}
