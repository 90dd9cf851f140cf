import { useLayoutEffect, useRef } from 'react';
import { success } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './newsletter-signup.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly headingLevel: 2 | 3 | 4 | 5;
  /** Names of newsletters that could not be added. */
  readonly failed: readonly string[];
}

/** What happens next; the same whether or not the address was known. Takes the focus. */
export function SignedUp({ config: { doubleOptIn, successText }, headingLevel, failed }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles['sent']}>
      <Icon glyph={success} size={24} />
      <div className={styles['words']}>
        <Heading ref={heading} className={styles['title']} tabIndex={-1}>
          {t(doubleOptIn ? 'checkMail' : 'signedUp')}
        </Heading>
        <p>{successText || t(doubleOptIn ? 'checkMailText' : 'signedUpText')}</p>
        {failed.length > 0 && <p>{t('failedLists', { lists: format.list(failed) })}</p>}
      </div>
    </div>
  );
}
