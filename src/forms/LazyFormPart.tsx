import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { LazyPart } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './forms.module.css';

interface Props {
  readonly part: LazyPart;
  /** Takes the focus of the button that has fetched the part. */
  readonly onCome: () => void;
  /** The part; nothing until it is there. */
  readonly children: ReactNode;
}

/** A part of a form that is fetched later. Where it stays away it says so, with a button that fetches it again. */
export function LazyFormPart({ part: { load }, onCome, children }: Props) {
  const t = useSharedMessages();
  const [isAway, setAway] = useState(false);
  const wasPressed = useRef(false);
  const focus = useEffectEvent(onCome);

  useEffect(() => {
    const ask = async () => setAway(!(await load()));
    void ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [load]);
  useLayoutEffect(() => {
    if (isAway || !wasPressed.current) return;
    wasPressed.current = false;
    focus();
  }, [isAway]);

  const again = async () => {
    wasPressed.current = await load();
    setAway(!wasPressed.current);
  };
  return (
    <>
      {children}
      {isAway && (
        <div className={styles['lost']}>
          <NotLoaded className={undefined} />
          <Button look="stroke" size="small" onClick={() => void again()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
