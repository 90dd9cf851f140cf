import { useEngine } from '#src/forms/engine.ts';
import type { Values } from '#src/forms/values.ts';
import { Button } from '#src/ui/Button.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { EnlistDraft } from './draft.schema.ts';
import { forgetEnlistDraft } from './enlist-draft.ts';
import styles from './enlist-business.module.css';
import type en from './messages/en.json';

interface Props {
  readonly draft: EnlistDraft;
  /** What the form has without the draft, by the fields' names. */
  readonly start: Values;
  readonly onForget: () => void;
}

/** Says of which day the draft is that the form was filled in with, and begins anew without it. */
export function DraftNote({ draft: { owner, savedAt }, start, onForget }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { form, fields, goTo } = useEngine();
  const at = new Date(savedAt);
  const forget = () => {
    forgetEnlistDraft(owner);
    for (const { key, name, type } of fields)
      form.setValue(key, start[name] ?? (type === 'file' ? [] : type === 'consent' ? false : ''));
    form.clearErrors();
    onForget();
    goTo(0);
  };
  return (
    <div className={styles['note']}>
      <p>{t('draftRestored', { date: format.date(at), time: format.time(at) })}</p>
      <Button look="stroke" size="small" onClick={forget}>
        {t('startAnew')}
      </Button>
    </div>
  );
}
