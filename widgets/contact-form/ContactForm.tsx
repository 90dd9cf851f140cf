import { useMemo } from 'react';
import { Form } from '#src/forms/Form.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useSend } from '#src/forms/send.ts';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { useUser } from '#src/session/useUser.ts';
import { Phone } from '#src/ui/Phone.tsx';
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
  const send = useSend(useEndpointUrl('submitUrl', config.submitUrl, true), undefined, { isMultipart: true });
  const { user } = useUser();
  const { definition, topics, unknown } = useMemo(() => defineEnquiry(config, t), [config, t]);
  const prefill = useMemo(
    () => user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    [user],
  );

  const [first, ...others] = topics;
  if (!first) return null;
  return (
    <FormSection
      config={config}
      faults={unknown.map((name) => t('unknown', { name }))}
      label={t('form')}
      note={t('map', { topics: mapOf(topics) })}
      belowHead={helpline && <Helpline number={helpline} text={helplineText} />}
    >
      {(keep) => (
        <>
          {others.length === 0 && <Answers links={first.faqLinks} isAbove />}
          <Form
            definition={definition}
            send={send}
            prefill={prefill ?? undefined}
            onSent={keep}
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
    </FormSection>
  );
}

/** All topics by key, with what they ask for. */
const mapOf = (topics: readonly { readonly key: string; readonly fields: readonly string[] }[]): string =>
  topics.map(({ key, fields }) => (fields.length > 0 ? `${key} (${fields.join(', ')})` : key)).join(' · ');
