import { useEffect, useState } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './error-page.module.css';
import type en from './messages/en.json';
import { TryAgain } from './TryAgain.tsx';

/** Says when the connection is back. The page is asked for anew by the visitor, who may be typing. */
export function ConnectionHelp() {
  const t = useMessages<typeof en>();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    const update = ({ type }: Event) => setBack(type === 'online');
    for (const type of ['online', 'offline']) window.addEventListener(type, update);
    return () => ['online', 'offline'].forEach((type) => window.removeEventListener(type, update));
  }, []);

  return (
    <div className={styles['access']}>
      <p role="status">{isBack && <span>{t('backOnline')}</span>}</p>
      <TryAgain look="primary" />
    </div>
  );
}
