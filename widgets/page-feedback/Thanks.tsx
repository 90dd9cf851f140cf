import { useLayoutEffect, useRef } from 'react';
import { success } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';
import { Results } from './Results.tsx';
import type { Counts } from './useSendFeedback.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly question: string;
  /** What was answered just now; undefined where it was before. */
  readonly given: string | undefined;
  readonly options: Config['options'];
  readonly counts: Counts | undefined;
}

/** Stands in the form's place once it is answered. Takes the focus where that was just now. */
export function Thanks({ question, given, options, counts }: Props) {
  const t = useMessages<typeof en>();
  const words = useRef<HTMLParagraphElement>(null);
  const isNew = given !== undefined;

  useLayoutEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);

  return (
    <>
      <div className={styles['line']}>
        <p className={styles['question']}>{question}</p>
        <div className={styles['thanks']}>
          <Icon glyph={success} size={24} />
          <p ref={words} tabIndex={-1}>
            {t('thanks')}
          </p>
        </div>
      </div>
      {counts && <Results options={options} counts={counts} given={given} />}
    </>
  );
}
