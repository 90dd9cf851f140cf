import { useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { copy } from '#src/icon/glyphs.ts';
import { copyText } from '#src/outputs/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';

const LazyCopyField = lazyComponent(async () => (await import('#src/outputs/CopyField.tsx')).CopyField);

/** The same feed as calendars subscribe to it; undefined for an address that does not begin with https. */
function webcalOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? `webcal:${url.href.slice('https:'.length)}` : undefined;
}

/** Offers a feed of the calendar: a link that a calendar opens, and its address to copy. */
export function Subscribe({ address }: { readonly address: string }) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [field, setField] = useState<'none' | 'shown' | 'missing'>('none');
  const webcal = webcalOf(address);
  if (!webcal) return null;

  const copyAddress = async () => {
    track({ event: 'download', clickText: t('copyFeed') });
    setField('none');
    if (await copyText(address)) alerts.raise({ type: 'success', title: t('copied') });
    else setField((await LazyCopyField.load()) ? 'shown' : 'missing');
  };
  return (
    <div className={styles['feed']} role="group" aria-label={t('subscribe')}>
      <p>{t('feedNote')}</p>
      <bdi dir="ltr" className={styles['address']}>
        {address}
      </bdi>
      <div className={styles['ways']}>
        {/* No other link of ours has this scheme, which the primitive for links refuses. */}
        <a
          className={styles['link']}
          href={webcal}
          onClick={() => track({ event: 'download', clickText: t('subscribe') })}
        >
          {t('subscribe')}
        </a>
        <Button look="stroke" size="small" icon={copy} onClick={() => void copyAddress()}>
          {t('copyFeed')}
        </Button>
      </div>
      {field === 'shown' && <LazyCopyField label={t('feed')} text={address} />}
      {field === 'missing' && <NotLoaded className={undefined} />}
    </div>
  );
}
