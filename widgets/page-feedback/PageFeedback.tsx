import { useState } from 'react';
import { Section } from '#src/section/Section.tsx';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';
import { Thanks } from './Thanks.tsx';
import { useAnswered } from './useAnswered.ts';
import { useSendFeedback, type Counts } from './useSendFeedback.ts';
import type widget from './widget.ts';

/** Asks what visitors think of the page, once; nothing that is personal. */
export function PageFeedback({ config }: WidgetProps<typeof widget>) {
  const { kind, options, reasons, resultsShown } = config;
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const [isAnswered, remember] = useAnswered(config.onceDays);
  const [given, setGiven] = useState<string>();
  const [counts, setCounts] = useState<Counts>();
  const send = useSendFeedback(kind, useEndpointUrl('submitUrl', config.submitUrl, true));

  if (kind === 'poll' && options.length === 0) return null;
  const question = config.question || t(kind);
  return (
    <Section
      config={config}
      label={question}
      note={[kind, ...[...options, ...reasons].map(({ id }) => id)].join(' · ')}
      head={{ look: 'h3', space: 'close' }}
      className={styles['section']}
    >
      <div className={styles['box']}>
        {given !== undefined || (isAnswered && !isAuthor) ? (
          <Thanks
            question={question}
            given={given}
            options={kind === 'poll' ? options : []}
            counts={resultsShown ? counts : undefined}
          />
        ) : (
          <FeedbackForm
            config={config}
            question={question}
            onSend={(feedback, forgetDraft) => {
              if (isAuthor) return;
              setGiven(feedback.answer);
              void send(feedback).then(
                (answer) => {
                  forgetDraft();
                  remember();
                  setCounts(answer);
                },
                // Nobody is bothered with it. What was typed stands there again, and is asked for, on the next visit.
                () => {},
              );
            }}
          />
        )}
      </div>
    </Section>
  );
}
