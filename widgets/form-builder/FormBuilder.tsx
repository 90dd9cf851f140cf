import { useMemo } from 'react';
import { defineForm } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useSend, useUpload } from '#src/forms/send.ts';
import { locales } from '#src/i18n/languages.ts';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';
import type widget from './widget.ts';

/** Any form that an author describes by its fields. */
export function FormBuilder({ config }: WidgetProps<typeof widget>) {
  const { fields, steps, sortOptions } = config;
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const send = useSend(useEndpointUrl('submitUrl', config.submitUrl, true));
  const upload = useUpload(useEndpointUrl('uploadUrl', config.uploadUrl));
  const definition = useMemo(() => {
    const sorted = sortOptions ? withSortedOptions(fields, locales[language]) : fields;
    return defineForm(sorted, steps);
  }, [fields, steps, sortOptions, language]);

  if (fields.length === 0) return null;
  return (
    <FormSection
      config={config}
      faults={definition.faults.map(({ kind, name }) => t(kind, { name }))}
      label={t('form')}
      note={t('fields', { fields: mapOf(definition) })}
    >
      {(keep) => (
        <Form
          definition={definition}
          send={send}
          upload={upload}
          sendLabel={config.submitLabel}
          successLink={config.successLink}
          onSent={keep}
        />
      )}
    </FormSection>
  );
}

function withSortedOptions(fields: Config['fields'], locale: string): Config['fields'] {
  const { compare } = new Intl.Collator(locale);
  return fields.map((field) => ({
    ...field,
    options: field.options.toSorted((one, other) =>
      compare(one.label || one.value, other.label || other.value),
    ),
  }));
}

/** All fields by name, with their kinds and what they depend on. */
const mapOf = ({ fields }: ReturnType<typeof defineForm>): string =>
  fields
    .map(({ name, type, condition }) =>
      condition ? `${name} (${type}; ${condition.on.name} = ${condition.equals})` : `${name} (${type})`,
    )
    .join(' · ');
