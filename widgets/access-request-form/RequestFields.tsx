import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { dictionaryQuery } from '#src/account/dictionary-queries.ts';
import { defineForm } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import type { Send, Upload } from '#src/forms/send.ts';
import type { Values } from '#src/forms/values.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { nameIn } from '#src/partners/partner-text.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { handIn } from './calls.ts';
import type en from './messages/en.json';
import { needsWords, requestFields, type Words } from './request-fields.ts';
import { requestReceipt, type RequestForm, type RequestReceipt } from './request.schema.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** As the service describes the form; undefined while it has not answered, or where it has failed. */
  readonly definition: RequestForm | undefined;
  readonly partner: PartnerEntry | undefined;
  readonly upload: Upload | undefined;
  /** An earlier request was rejected. */
  readonly isAgain: boolean;
  readonly onSent: (receipt: RequestReceipt) => void;
}

const noWords: Words = {};
const none: readonly string[] = [];

/** The form of a request, with what is known of the visitor and their company filled in. */
export function RequestFields({ config, definition, partner, upload, isAgain, onSent }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const level = useHeadingLevel();
  const { user } = useUser();
  const answered = useRef<RequestReceipt>(undefined);
  const { language, cmsMode } = api.page;
  const { formKey } = config;
  const products = partner?.products ?? none;
  const given = definition?.fields.length ? definition.fields : config.fallbackFields;
  const asksWords = cmsMode !== 'author' && needsWords(given, products);
  const dictionary = useQuery(useAfterHydration({ ...dictionaryQuery(api), enabled: asksWords }));
  const words = dictionary.data ?? noWords;
  const hasUpload = upload !== undefined;
  const form = useMemo(
    () => defineForm(requestFields(config, { fields: definition?.fields ?? [], products, words, hasUpload })),
    [config, definition, products, words, hasUpload],
  );

  const prefill = useMemo((): Values => {
    const company = (partner && nameIn(partner, language).text) || (user?.company?.companyName ?? '');
    return {
      ...(user && {
        name: `${user.firstName} ${user.lastName}`.trim(),
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
      }),
      companyName: company,
      company,
      ...(partner && { phone: partner.phone, website: partner.website, address: partner.address }),
    };
  }, [user, partner, language]);

  const send: Send = async (answers, options) => {
    answered.current = await api.fetchJson(handIn(language, formKey, answers), requestReceipt, options);
    return { reference: answered.current.reference };
  };
  const title = definition?.title ?? '';
  return (
    <>
      {title && title !== config.title && (
        <Heading level={level} look="h4">
          <span dir="auto">{title}</span>
        </Heading>
      )}
      <Form
        definition={form}
        send={send}
        upload={upload}
        prefill={prefill}
        sendLabel={t(isAgain ? 'sendAgain' : 'send')}
        onSent={() => answered.current && onSent(answered.current)}
        factsOf={() => ({ clickText: formKey ?? '' })}
        hasHoneypot={false}
      />
    </>
  );
}
