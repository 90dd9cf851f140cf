import { useEffect, useEffectEvent, useRef } from 'react';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './trip-quiz.module.css';

interface Props {
  /** Whether it takes the focus as it comes. */
  readonly takesFocus: boolean;
  readonly children: string;
}

/** The heading of a question or of the results. */
export function StepHeading({ takesFocus, children }: Props) {
  const Tag = `h${useHeadingLevel()}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const come = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => come(), []);
  return (
    <Tag ref={heading} className={styles['heading']} tabIndex={-1}>
      {children}
    </Tag>
  );
}
