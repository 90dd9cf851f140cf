import type { ReactNode } from 'react';
import { useIsNarrow } from './useIsNarrow.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Parts that are folded in a narrow window, so that the form begins in its first view. */
export function Foldable({ title, children }: Props) {
  if (!useIsNarrow()) return children;
  return (
    <details className="ex-foldable">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
