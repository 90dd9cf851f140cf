import { useId, type ReactNode } from 'react';
import { lock } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './access.module.css';

interface Props {
  readonly title: string;
  /** The reason in words. */
  readonly children: ReactNode;
  /** Buttons and links that lead on. */
  readonly actions?: ReactNode;
}

/** Stands in place of what a visitor may not see: a region named by its title, the reason, the way on. */
export function GateCard({ title, children, actions }: Props) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <Icon glyph={lock} size={24} />
      <Heading id={id} level={useHeadingLevel()} look="h3">
        {title}
      </Heading>
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
