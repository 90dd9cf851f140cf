import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import layout from '#src/ui/layout.module.css';
import { Link } from '#src/ui/Link.tsx';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Answers, Labels } from './answers.ts';
import styles from './bar.module.css';
import type en from './messages/en.json';
import { useFocusHeir } from './useFocusHeir.ts';
import { useLeastHeight } from './useLeastHeight.ts';
import { useScrollPadding } from './useScrollPadding.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly labels: Labels;
  readonly answers: Answers;
  readonly onNear: () => void;
  readonly onSettings: () => void;
}

/** Ms after which a screen reader is told of the bar: text that comes together with its region is not read. */
const pause = 200;

/** The question, over the foot of the page; it takes no focus and holds nobody up. */
export function Bar({ config, labels, answers, onNear, onSettings }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const isAside = useScrollPadding(bar);
  useOverPage(bar, 'consent', true);
  useFocusHeir(bar);
  const row = useRef<HTMLDivElement>(null);
  useLeastHeight(bar, row);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), pause);
    return () => clearTimeout(timer);
  }, []);

  const title = config.title || t('title');
  return (
    <section ref={bar} className={styles['bar']} data-aside={isAside || undefined} aria-labelledby={id}>
      <div className={layout['column']}>
        <div className={`${layout['content']} ${styles['content']}`}>
          <div className={styles['words']}>
            <Heading level={config.headingLevel} look="h4" id={id}>
              {title}
            </Heading>
            <p className={styles['text']}>{config.description || t('description')}</p>
            {config.policyLink && (
              <Link
                className={styles['policy']}
                href={config.policyLink}
                event={{ event: 'nav_click', clickText: t('policy') }}
              >
                {t('policy')}
              </Link>
            )}
          </div>
          <div className={styles['actions']} onPointerEnter={onNear} onFocus={onNear}>
            <Button look="stroke" size="small" onClick={onSettings}>
              {labels.settings}
            </Button>
            <div ref={row} className={styles['answers']}>
              <Button size="small" onClick={answers.rejectAll}>
                {labels.reject}
              </Button>
              <Button size="small" onClick={answers.acceptAll}>
                {labels.accept}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <div role="status">{isTold && <VisuallyHidden>{t('asked', { title })}</VisuallyHidden>}</div>
    </section>
  );
}
