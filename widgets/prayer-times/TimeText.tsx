import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  /** Undefined where the day does not have it. */
  readonly at: Date | undefined;
  readonly write: (at: Date) => string;
}

/** A time, or that there is none on this day. */
export function TimeText({ at, write }: Props) {
  const t = useMessages<typeof en>();
  if (at) return <bdi>{write(at)}</bdi>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('noTime')}</VisuallyHidden>
    </>
  );
}
