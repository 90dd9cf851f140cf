import { GateCard } from '#src/access/GateCard.tsx';
import { directionOf } from '#src/i18n/languages.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './access-gate.module.css';
import type en from './messages/en.json';
import { useAccept } from './useAccept.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** The version that the visitor has accepted; empty where there is none. */
  readonly accepted: string;
  /** Whether the service is asked for access right now. */
  readonly isAsking: boolean;
  readonly onAccepted: () => void;
}

/** The terms, which can be accepted at any time. Those that the service has changed since the page came are read anew first. */
export function Terms({ config, accepted, isAsking, onAccepted }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const headingLevel = useHeadingLevel();
  const { termsHtml, termsVersion = '', termsLanguage } = config;
  const { state, accept } = useAccept(termsVersion, onAccepted);
  const isChanged = state === 'changed';
  const isBusy = state === 'sending' || isAsking;
  const isRightToLeft = usePage().direction === 'rtl';
  // Behind an Arabic word, figures with a hyphen would be turned around.
  const asWritten = (text: string) => (isRightToLeft ? `\u2066${text}\u2069` : text);
  const version = { version: asWritten(termsVersion), accepted: asWritten(accepted) };
  return (
    <GateCard
      title={t(accepted ? 'changedTitle' : 'termsTitle')}
      actions={
        isChanged ? (
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        ) : (
          <Button onClick={accept}>{t('accept')}</Button>
        )
      }
    >
      <p>{accepted ? t('changed', version) : t('terms', version)}</p>
      <div
        className={styles['terms']}
        role="region"
        aria-label={t('termsName', version)}
        // A keyboard scrolls what has the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={termsLanguage}
        dir={termsLanguage && directionOf(termsLanguage)}
      >
        <RichText html={termsHtml} headingLevel={levelBelow(headingLevel)} />
      </div>
      <div role="status">{isBusy && <p>{shared('loading')}</p>}</div>
      {isChanged && <p role="alert">{t('outdated')}</p>}
      {state === 'failed' && <p role="alert">{t('notSaved')}</p>}
    </GateCard>
  );
}
