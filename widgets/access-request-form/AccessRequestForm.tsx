import { useMemo } from 'react';
import { FormSection } from '#src/forms/FormSection.tsx';
import { defineForm } from '#src/forms/definition.ts';
import { useUpload } from '#src/forms/send.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Handed } from './Handed.tsx';
import type en from './messages/en.json';
import { Request } from './Request.tsx';
import type { RequestReceipt } from './request.schema.ts';
import { requestFields } from './request-fields.ts';
import type widget from './widget.ts';

/** Asks for access to an area of the portal; whoever has asked already reads how far the request is. */
export function AccessRequestForm({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { fallbackFields, uploadUrl, successText, statusLink } = config;
  const upload = useUpload(useEndpointUrl('uploadUrl', uploadUrl));
  const hasUpload = upload !== undefined;
  const { faults } = useMemo(
    () => defineForm(requestFields(config, { fields: [], products: [], words: {}, hasUpload })),
    [config, hasUpload],
  );
  const files = hasUpload ? [] : fallbackFields.filter(({ type }) => type === 'file');
  const signInText = t('signIn');
  return (
    <FormSection<RequestReceipt>
      config={config}
      label={t('label')}
      note={t('authorNote', {
        fields: fallbackFields.map(({ name, type }) => `${name} (${type})`).join(' · ') || '–',
      })}
      faults={[
        ...faults.map(({ name }) => t('faulty', { name })),
        ...files.map(({ name }) => t('fileField', { name })),
      ]}
      renderSent={(receipt) => (
        <PortalGate signInText={signInText}>
          <Handed receipt={receipt} text={successText} statusLink={statusLink} />
        </PortalGate>
      )}
    >
      {(keep) => (
        <PortalGate signInText={signInText}>
          <Request config={config} upload={upload} onSent={keep} />
        </PortalGate>
      )}
    </FormSection>
  );
}
