import { useId, useRef, useState, type ReactNode } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Link } from '#src/ui/Link.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useUntilFound } from '#src/ui/useUntilFound.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './breadcrumb.module.css';
import type en from './messages/en.json';
import type { Crumb, Folded } from './trail.ts';

interface Props {
  readonly crumbs: Folded;
}

/** The steps in order; those in the middle of a long path wait behind a button (APG: disclosure). */
export function Crumbs({ crumbs: { head, middle, tail } }: Props) {
  const step = (crumb: Crumb, index: number) => (
    <Step key={index}>
      {crumb.link === undefined ? (
        <span className={styles['text']} aria-current={crumb.isCurrent ? 'page' : undefined}>
          <bdi>{crumb.label}</bdi>
        </span>
      ) : (
        <Link
          className={styles['link']}
          href={crumb.link}
          event={{ event: 'nav_click', clickText: crumb.label }}
        >
          <bdi>{crumb.label}</bdi>
        </Link>
      )}
    </Step>
  );
  return (
    <ol className={styles['list']}>
      {head.map(step)}
      {middle.length > 0 && <Middle count={middle.length}>{middle.map(step)}</Middle>}
      {tail.map(step)}
    </ol>
  );
}

/** A step and what parts it from the one before. */
const Step = ({ children }: { readonly children: ReactNode }) => (
  <li className={styles['step']}>
    <Separator />
    {children}
  </li>
);

const Separator = () => (
  <span className={styles['separator']}>
    <Icon glyph={chevron} size={16} />
  </span>
);

function Middle({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const t = useMessages<typeof en>();
  const [isWanted, setWanted] = useState(false);
  const isOpen = !useHydrated() || isWanted;
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useUntilFound(panel, isOpen, () => setWanted(true));

  return (
    <li className={styles['middle']}>
      <span className={styles['step']}>
        <Separator />
        <button
          form=""
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setWanted(!isOpen)}
        >
          <span aria-hidden="true">…</span>
          <VisuallyHidden>{t('more', { count })}</VisuallyHidden>
        </button>
      </span>
      <div ref={panel} id={id}>
        <ol className={styles['list']}>{children}</ol>
      </div>
    </li>
  );
}
