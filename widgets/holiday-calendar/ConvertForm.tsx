import { useId, type ReactNode } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import button from '#src/ui/button.module.css';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './holiday-calendar.module.css';
import type en from './messages/en.json';

interface Props {
  readonly label: string;
  readonly onConvert: () => void;
  /** What was found; said as it changes. */
  readonly result: string;
  /** Stands below it. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** One direction of the converter: its fields, the button, and what was found. Nothing is sent. */
export function ConvertForm({ label, onConvert, result, after, children }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  const level = levelBelow(useHeadingLevel());
  return (
    <form
      className={styles['convert']}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onConvert();
      }}
    >
      <Heading level={level} look="h4" id={id}>
        {label}
      </Heading>
      {children}
      <button type="submit" className={`${button['button']} ${button['stroke']} ${button['small']}`}>
        {t('convert')}
      </button>
      <p className={styles['result']} role="status">
        {result}
      </p>
      {after}
    </form>
  );
}
