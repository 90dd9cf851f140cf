import { useMemo } from 'react';
import type { ProfileStatus } from '#src/account/account.schema.ts';
import { defineForm } from '#src/forms/definition.ts';
import type { Receipt } from '#src/forms/field.schema.ts';
import { Form } from '#src/forms/Form.tsx';
import { useFormMessages } from '#src/forms/messages.ts';
import type { Send } from '#src/forms/send.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useUser } from '#src/session/useUser.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { enrolmentFields } from './fields.tsx';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';
import { isAgeRefused } from './useEnrolment.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly known: ProfileStatus | undefined;
  readonly programme: string;
  readonly send: Send;
  readonly onSent: (receipt: Receipt) => void;
}

/** The form that joins the programme, filled in with what is known of the visitor. */
export function EnrolForm({ config, known, programme, send, onSent }: Props) {
  const t = useMessages<typeof en>();
  const formText = useFormMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const { timeZone } = site;
  const { user } = useUser();
  const headingLevel = useHeadingLevel();
  const below = levelBelow(headingLevel);

  const definition = useMemo(() => {
    const terms = config.terms && (
      <div className={styles['terms']}>
        <RichText html={config.terms} headingLevel={below} />
      </div>
    );
    return defineForm(enrolmentFields(config, { t, formText, format, language, timeZone, terms }));
  }, [config, t, formText, format, language, timeZone, below]);
  const prefill = useMemo(() => {
    const { firstName = '', lastName = '', email = '' } = user ?? {};
    const { phone = '', country = '' } = known?.profile ?? {};
    return { firstName, lastName, email, phone, country };
  }, [user, known]);

  return (
    <div className={styles['enrol']}>
      {definition.faults.map(({ name }) => (
        <AuthorNote key={name}>{t('faulty', { name })}</AuthorNote>
      ))}
      <Heading level={headingLevel} look="h3">
        {t('join', { programme })}
      </Heading>
      <HeadingLevelContext value={below}>
        <Form
          definition={definition}
          send={send}
          prefill={prefill}
          sendLabel={t('submit')}
          onSent={onSent}
          ownWords={(error) => (isAgeRefused(error) ? t('ageRefused', { count: config.minAge }) : undefined)}
        />
      </HeadingLevelContext>
    </div>
  );
}
