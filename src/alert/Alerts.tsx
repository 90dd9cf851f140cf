import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { readDocument } from '#src/page/dom.ts';
import styles from './alerts.module.css';
import { AlertMessage } from './AlertMessage.tsx';
import type { AlertStore, RaisedAlert } from './store.ts';
import { useIsEngaged } from './useIsEngaged.ts';

const none: readonly RaisedAlert[] = [];

/** The alerts that widgets have raised, oldest first; Escape closes the newest (catalogue, 4). */
export function Alerts({ store }: { readonly store: AlertStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => none);
  const newest = shown.at(-1);
  useEscape(newest && (() => store.dismiss(newest.id)));
  return shown.length > 0 && <Region shown={shown} onClose={store.dismiss} />;
}

interface RegionProps {
  readonly shown: readonly RaisedAlert[];
  readonly onClose: (id: number) => void;
}

/** While one alert is read all of them wait, so that nothing moves away under a pointer. */
function Region({ shown, onClose }: RegionProps) {
  const t = useSharedMessages();
  const element = useRef<HTMLElement>(null);
  useOverPage(element, 'alerts', true);
  const isEngaged = useIsEngaged(element);
  return (
    <section ref={element} className={styles['region']} aria-label={t('alerts')}>
      {shown.map((alert) => (
        <div key={alert.id} className={styles['toast']}>
          <AlertMessage alert={alert} isHeld={isEngaged} onClose={() => onClose(alert.id)} />
        </div>
      ))}
    </section>
  );
}

/** Calls on Escape, unless it was meant for something else: an open dialog, a list, a word being composed. */
function useEscape(call: (() => void) | undefined): void {
  const isListening = call !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!readDocument('body').querySelector('dialog[open]')) call?.();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isListening]);
}
