import { clock, warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { CardNumber } from './CardNumber.tsx';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';

interface Props {
  readonly state: 'pending' | 'suspended';
  /** Membership number; empty where there is none yet. */
  readonly number: string;
  readonly helpLink: string | undefined;
  /** Asks whether something has changed. */
  readonly onAsk: () => void;
}

const words = {
  pending: { title: 'pending', text: 'pendingText', glyph: clock },
  suspended: { title: 'suspended', text: 'suspendedText', glyph: warning },
} as const;

/** A membership that is being checked, or is suspended: what that means, and the way on. */
export function NotActive({ state, number, helpLink, onAsk }: Props) {
  const t = useMessages<typeof en>();
  const headingLevel = useHeadingLevel();
  const { title, text, glyph } = words[state];
  return (
    <div className={styles['notActive']} data-state={state}>
      <Icon glyph={glyph} size={24} />
      <Heading level={headingLevel} look="h3">
        {t(title)}
      </Heading>
      <p>{t(text)}</p>
      <CardNumber number={number} />
      <div className={styles['actions']}>
        {helpLink && (
          <Button
            look="primary"
            size="small"
            href={helpLink}
            event={{ event: 'cta_click', clickText: t('help') }}
          >
            {t('help')}
          </Button>
        )}
        {state === 'pending' && (
          <Button look="stroke" size="small" onClick={onAsk}>
            {t('askAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
