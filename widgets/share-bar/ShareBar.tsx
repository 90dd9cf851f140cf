import { useId, useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { copy, print, qrCode } from '#src/icon/glyphs.ts';
import { copyText } from '#src/outputs/copy.ts';
import { canPrint, printPage } from '#src/outputs/print.ts';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { Networks } from './Networks.tsx';
import { Pill } from './Pill.tsx';
import styles from './share-bar.module.css';
import { useForeignPage } from './useForeignPage.ts';
import { useShared } from './useShared.ts';
import type widget from './widget.ts';

const LazyCopyField = lazyComponent(async () => (await import('#src/outputs/CopyField.tsx')).CopyField);
const LazyQrCode = lazyComponent(async () => (await import('#src/outputs/QrCode.tsx')).QrCode);

/** Ways to hand a page on: the device's own sharing or links to networks, copying, printing, a QR code. */
export function ShareBar({ config }: WidgetProps<typeof widget>) {
  const { title, showCopy, showPrint, showQr } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const shared = useShared(config);
  const { address, read } = shared;
  useForeignPage(config.shareUrl);
  const labelId = useId();
  const qrId = useId();
  const isHydrated = useHydrated();
  const [refused, setRefused] = useState<string>();
  const [isFieldMissing, setFieldMissing] = useState(false);
  const [qr, setQr] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const hasQr = useLazyOpening(LazyQrCode, qr === 'wanted', () => setQr('missing'));

  const report = (clickText: string) => track({ event: 'share', clickText, link: read().address });
  const copyAddress = async () => {
    const { address: copied } = read();
    report(t('copy'));
    setRefused(undefined);
    setFieldMissing(false);
    if (await copyText(copied)) {
      alerts.raise({ type: 'success', title: t('copied') });
      return;
    }
    setRefused(copied);
    setFieldMissing(!(await LazyCopyField.load()));
  };
  const toggleQr = () => {
    if (qr !== 'wanted') report(t('qrCode'));
    setQr(qr === 'wanted' ? 'closed' : 'wanted');
  };

  return (
    <Section
      config={config}
      label={t('share')}
      head={{ look: 'h3', space: 'close' }}
      className={styles['section']}
    >
      {/* What changes the page's address seldom says so: it is read anew before anything here can be pressed. */}
      <div className={styles['bar']} onPointerEnter={read} onFocus={read} onClickCapture={read}>
        {!title && (
          <p id={labelId} className={styles['label']}>
            {t('share')}
          </p>
        )}
        <ul
          className={styles['list']}
          aria-label={title ? t('share') : undefined}
          aria-labelledby={title ? undefined : labelId}
        >
          <Networks config={config} shared={shared} />
          {showCopy && (
            <li>
              <Pill glyph={copy} onClick={() => void copyAddress()}>
                {t('copy')}
              </Pill>
            </li>
          )}
          {showPrint && (!isHydrated || canPrint()) && (
            <li>
              <Pill
                glyph={print}
                onClick={() => {
                  report(t('print'));
                  printPage();
                }}
              >
                {t('print')}
              </Pill>
            </li>
          )}
          {showQr && (
            <li>
              <Pill glyph={qrCode} controls={qrId} isOpen={hasQr} onClick={toggleQr}>
                {t('qrCode')}
              </Pill>
            </li>
          )}
        </ul>
      </div>
      {refused !== undefined && (
        <div className={styles['field']}>
          <LazyCopyField label={t('link')} text={refused} />
        </div>
      )}
      {(qr === 'missing' || isFieldMissing) && <NotLoaded className={styles['note']} />}
      {hasQr && (
        <div id={qrId} className={styles['qr']}>
          <LazyQrCode address={address} />
        </div>
      )}
    </Section>
  );
}
