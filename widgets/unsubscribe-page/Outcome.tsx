import type { Subscription } from '#src/subscriptions/subscriptions.schema.ts';
import { toFrequency } from '#src/subscriptions/frequencies.ts';
import { useSubscriptionMessages } from '#src/subscriptions/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** What was done. */
export interface Done {
  readonly kind: 'left' | 'less' | 'undone';
  /** The lists concerned, as they were before. */
  readonly before: readonly Subscription[];
  /** Everything was left, not these lists one by one. */
  readonly isAll: boolean;
}

interface Props {
  readonly done: Done;
  /** What the reader gets now. */
  readonly read: readonly Subscription[];
  readonly isSending: boolean;
  readonly onUndo: () => void;
}

/** Says what was done, and undoes it. Its heading takes the focus as it comes: another outcome has a key of its own. */
export function Outcome({ done: { kind, before }, read, isSending, onUndo }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const words = useSubscriptionMessages();
  const { list } = useFormat();

  const isolated = (text: string) => `\u2068${text}\u2069`;
  const named = ({ label, frequency }: Subscription) => {
    const known = toFrequency(frequency);
    return known ? t('withFrequency', { list: isolated(label), frequency: words(known) }) : isolated(label);
  };
  const now = read.filter(({ id }) => before.some((known) => known.id === id));
  const lists = kind === 'left' ? before.map(({ label }) => isolated(label)) : now.map(named);
  return (
    <SuccessNote headingLevel={level} title={t(kind)}>
      <p>{t(`${kind}_text`, { lists: list(lists) })}</p>
      {kind === 'left' && read.length > 0 && <p>{t('stillGet', { lists: list(read.map(named)) })}</p>}
      {kind !== 'undone' && (
        <Button look="stroke" size="small" onClick={() => isSending || onUndo()}>
          {t('undo')}
        </Button>
      )}
    </SuccessNote>
  );
}
