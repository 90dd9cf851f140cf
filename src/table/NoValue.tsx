import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useTableMessages } from './messages.ts';

/** Stands in a cell that is empty: a dash, which is read out in words. */
export function NoValue() {
  const t = useTableMessages();
  return (
    <span>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('noValue')}</VisuallyHidden>
    </span>
  );
}
