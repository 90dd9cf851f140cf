import { useRef, useState, type MouseEvent } from 'react';
import { deviceKeys } from 'virtual:device-keys';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useEngineMessages, useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './account-settings.module.css';
import type en from './messages/en.json';
import { idOf, useDeviceKeys, type DeviceKey } from './useDeviceKeys.ts';

/** Fetched for those who mean to clear everything. */
const ClearDialog = lazyComponent(async () => (await import('./ClearDialog.tsx')).ClearDialog);

/**
 * What this device keeps: each key with what it is for, where it stands and a button that clears it, and one that clears
 * all. No value is shown: some prove who the visitor is, and a device may have several visitors.
 */
export function DeviceList() {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const words = useEngineMessages<Readonly<Record<string, string>>>('storage');
  const purposeOf = ({ name }: DeviceKey) => words(`stored.${name}`);
  const { cmsMode } = usePage();
  const track = useTrack();
  const { kept, clear } = useDeviceKeys();
  const [said, say] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(ClearDialog, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  const text = useRef<HTMLParagraphElement>(null);
  const isAuthor = cmsMode === 'author';

  /** The focus goes to the next key, else to the one before, else to the text above. */
  const clearOne = (key: DeviceKey, { currentTarget }: MouseEvent) => {
    const entry = currentTarget.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (neighbour?.querySelector('button') ?? text.current)?.focus();
    clear([key]);
    say(t('cleared', { purpose: purposeOf(key) }));
    track({ event: 'form_submit', clickText: `clear ${key.name}` });
  };
  const clearAll = () => {
    setWanted(false);
    clear(deviceKeys);
    text.current?.focus();
    say(t('clearedAll'));
    track({ event: 'form_submit', clickText: 'clear all' });
  };
  const open = () => {
    setMissing(false);
    setWanted(true);
  };
  return (
    <>
      <Heading level={headingLevel} look="h4">
        {t('deviceTitle')}
      </Heading>
      <p ref={text} tabIndex={-1}>
        {t('deviceText')}
      </p>
      <div role="status">{said && <VisuallyHidden>{said}</VisuallyHidden>}</div>
      {kept.length === 0 || isAuthor ? (
        <p className={styles['quiet']}>{t('nothingKept')}</p>
      ) : (
        <>
          <ul role="list" className={styles['keys']}>
            {kept.map((key) => {
              const action = t(key.isSecret ? 'clearSecret' : 'clear');
              return (
                <li key={idOf(key)} className={styles['key']}>
                  <div>
                    <p>{purposeOf(key)}</p>
                    <p className={styles['quiet']}>
                      <span>{t(key.store)}</span>
                      <code dir="ltr" translate="no">
                        {key.name}
                      </code>
                    </p>
                  </div>
                  <button
                    form=""
                    type="button"
                    className={`${button['button']} ${button['stroke']} ${button['small']}`}
                    aria-label={t('clearNamed', { action, purpose: purposeOf(key), key: key.name })}
                    onClick={(click) => clearOne(key, click)}
                  >
                    <span>{action}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <Button look="stroke" onClick={open}>
            {t('clearAll')}
          </Button>
        </>
      )}
      {isMissing && <NotLoaded className={styles['fault']} />}
      {isOpen && <ClearDialog onClose={() => setWanted(false)} onClear={clearAll} />}
    </>
  );
}
