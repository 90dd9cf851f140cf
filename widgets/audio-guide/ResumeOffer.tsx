import { useClock } from '#src/player/useClock.ts';
import { play } from '#src/icon/common-glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Heard } from './useResume.ts';

interface Props {
  readonly offer: Heard;
  readonly onGoOn: () => void;
}

/** Leads back to where the visitor was last time; nothing goes on by itself. */
export function ResumeOffer({ offer: { index, seconds }, onGoOn }: Props) {
  const t = useMessages<typeof en>();
  const clock = useClock();
  return (
    <Button size="small" icon={play} onClick={onGoOn}>
      {t('goOn', { number: index + 1, time: clock.written(seconds) })}
    </Button>
  );
}
