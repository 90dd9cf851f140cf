import { useMemo, useRef } from 'react';
import { Form } from '#src/forms/Form.tsx';
import { useReceipt } from '#src/forms/receipts.ts';
import { useSend } from '#src/forms/send.ts';
import { Sent } from '#src/forms/Sent.tsx';
import { Section } from '#src/section/Section.tsx';
import { useOwnAddress } from '#src/session/useOwnAddress.ts';
import { useUser } from '#src/session/useUser.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Answers } from './Answers.tsx';
import styles from './contact-form.module.css';
import { defineEnquiry, topicName } from './enquiry.tsx';
import { Helpline } from './Helpline.tsx';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** An enquiry: what it is about, pages that may answer it, then what that topic asks for. */
export function ContactForm({ config }: WidgetProps<typeof widget>) {
  const { helpline, helplineText } = config;
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const section = useRef<HTMLElement>(null);
  const send = useSend(useOwnAddress('submitUrl', config.submitUrl, true), undefined, { isMultipart: true });
  const { user } = useUser();
  const [receipt, setReceipt] = useReceipt(section);
  const { definition, topics, unknown } = useMemo(() => defineEnquiry(config, t), [config, t]);
  const prefill = useMemo(
    () => user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    [user],
  );

  const [first, ...others] = topics;
  if (!first) return null;
  return (
    <>
      {unknown.map((name) => (
        <AuthorNote key={name}>{t('unknown', { name })}</AuthorNote>
      ))}
      <Section
        ref={section}
        config={config}
        label={t('form')}
        note={t('map', { topics: mapOf(topics) })}
        className={styles['section']}
        head={{ space: 'none' }}
        columns={{
          side: styles['side'],
          main: styles['main'],
          belowHead: helpline && <Helpline number={helpline} text={helplineText} />,
        }}
      >
        {receipt ? (
          <Sent
            receipt={receipt}
            title={config.successTitle}
            text={config.successText}
            onAgain={() => setReceipt(undefined)}
          />
        ) : (
          <>
            {others.length === 0 && <Answers links={first.faqLinks} />}
            <Form
              definition={definition}
              send={isAuthor ? undefined : send}
              prefill={prefill ?? undefined}
              onSent={setReceipt}
              factsOf={({ [topicName]: topic }) => ({
                clickText: typeof topic === 'string' ? topic : '',
              })}
              otherWay={
                helpline && (
                  <p className={styles['otherWay']}>
                    <span>{t('callInstead')}</span>
                    <Phone className={styles['call']} number={helpline} event="cta_click" />
                  </p>
                )
              }
              hasHoneypot={config.honeypot}
            />
          </>
        )}
      </Section>
    </>
  );
}

/** All topics by key, with what they ask for. */
const mapOf = (topics: readonly { readonly key: string; readonly fields: readonly string[] }[]): string =>
  topics.map(({ key, fields }) => (fields.length > 0 ? `${key} (${fields.join(', ')})` : key)).join(' · ');
