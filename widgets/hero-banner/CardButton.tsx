import { arrow } from '#src/icon/common-glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ClickEvent } from '#src/ui/Link.tsx';
import styles from './hero-banner.module.css';

interface Props {
  readonly href: string | undefined;
  readonly opensNewWindow?: boolean;
  readonly label: string;
  readonly look: 'primary' | 'stroke';
  readonly event: ClickEvent;
}

/** Where a card leads. Without an address that may be linked its label stays as text. */
export function CardButton({ href, opensNewWindow = false, label, look, event }: Props) {
  if (!href) return <span className={styles['unlinked']}>{label}</span>;
  return (
    <Button
      href={href}
      opensNewWindow={opensNewWindow}
      look={look}
      icon={look === 'primary' && !opensNewWindow ? arrow : undefined}
      event={event}
    >
      {label}
    </Button>
  );
}
