import { useId, useRef, useState, type FormEvent } from 'react';
import { useControlsDraft } from '#src/drafts/useControlsDraft.ts';
import { maximumTextArea } from '#src/forms/limits.ts';
import { isLongerThan } from '#src/text/count.ts';
import button from '#src/ui/button.module.css';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Options } from './Options.tsx';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';
import { Stars } from './Stars.tsx';
import type { Feedback } from './useSendFeedback.ts';
import type { Config } from './widget.ts';
import { YesNo } from './YesNo.tsx';

interface Props {
  readonly config: Config;
  readonly question: string;
  readonly onSend: (feedback: Feedback, forgetDraft: () => void) => void;
}

const fields = [{ name: 'answer' }, { name: 'reason' }, { name: 'comment' }];

/** The question; once it is answered, also a reason and a comment. */
export function FeedbackForm({ config, question, onSend }: Props) {
  const { kind, options, reasons, commentAllowed } = config;
  const t = useMessages<typeof en>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  const [isTooLong, setIsTooLong] = useState(false);
  const valueOf = (name: string) => {
    const value = form.current && new FormData(form.current).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const forgetDraft = useControlsDraft(form, fields, { onFill: () => setAnswer(valueOf('answer')) });

  const send = (given: string) =>
    onSend({ answer: given, reason: valueOf('reason'), comment: valueOf('comment') }, forgetDraft);
  const choose = (given: string) => {
    setAnswer(given);
    if (reasons.length === 0 && !commentAllowed) send(given);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!answer) return;
    const isLong = isLongerThan(valueOf('comment'), maximumTextArea);
    setIsTooLong(isLong);
    if (isLong) form.current?.querySelector('textarea')?.focus();
    else send(answer);
  };
  const onInput = () => {
    setAnswer(valueOf('answer'));
    if (isTooLong) setIsTooLong(isLongerThan(valueOf('comment'), maximumTextArea));
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {kind === 'useful' && <YesNo question={question} answer={answer} onChoose={choose} />}
      {kind === 'stars' && <Stars question={question} />}
      {kind === 'poll' && <Options name="answer" question={question} options={options} />}
      <div className={styles['more']} hidden={!answer}>
        {reasons.length > 0 && <Options name="reason" question={t('reason')} options={reasons} />}
        {commentAllowed && (
          <FieldShell
            id={`${id}comment`}
            label={t('comment')}
            help={t('commentNote')}
            error={isTooLong ? t('tooLong', { most: maximumTextArea }) : undefined}
          >
            {(control) => <textarea {...control} name="comment" rows={3} autoComplete="off" />}
          </FieldShell>
        )}
        <div>
          <button type="submit" className={`${button['button']} ${button['primary']}`}>
            <span>{t('send')}</span>
          </button>
        </div>
      </div>
    </form>
  );
}
