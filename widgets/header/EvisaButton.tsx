import { Button } from '#src/ui/Button.tsx';
import styles from './entries.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Pick<Config, 'evisa'>;
  readonly size: 'regular' | 'small';
}

/** The one most wanted action of the bar: saffron on any ground. */
export function EvisaButton({ config: { evisa }, size }: Props) {
  if (!evisa?.title || !evisa.link) return null;
  return (
    <div className={styles['evisa']} data-size={size}>
      <Button href={evisa.link} size={size} event={{ event: 'cta_click', clickText: evisa.title }}>
        {evisa.title}
      </Button>
    </div>
  );
}
