import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FromGregorian } from './FromGregorian.tsx';
import { FromHijri } from './FromHijri.tsx';
import styles from './holiday-calendar.module.css';
import type en from './messages/en.json';

/** Turns a day of one calendar into that of the other, both ways. */
export function Converter() {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  return (
    <div className={styles['converter']}>
      <div>
        <Heading level={level} look="h3">
          {t('converter')}
        </Heading>
        <p className={styles['quiet']}>{t('mayDiffer')}</p>
      </div>
      <FromGregorian />
      <FromHijri />
    </div>
  );
}
