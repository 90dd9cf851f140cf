import { FormSection } from '#src/forms/FormSection.tsx';
import { useUpload } from '#src/forms/send.ts';
import { useMapGround } from '#src/map/useMapGround.ts';
import type { Audience } from '#src/portal/access.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { useSanitiser } from '#src/rich-text/useSanitiser.ts';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Enlisting } from './Enlisting.tsx';
import { SentEntry, type Saved } from './SentEntry.tsx';
import { stepsOf } from './fields.tsx';
import type en from './messages/en.json';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** Adds a company to the directory, or changes its entry; who may do neither reads it. */
export function EnlistBusiness({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const upload = useUpload(useEndpointUrl('uploadUrl', config.uploadUrl));
  const ground = useMapGround(config);
  // The terms come in a later step, maybe without a connection.
  useSanitiser(config.termsHtml !== '');
  const keys = config.documents.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  const gate = { audience: trade, signInText: t('signIn') };
  return (
    <FormSection<Saved>
      config={config}
      faults={[
        ...(keys.length > 0 && !upload ? [t('noUpload')] : []),
        ...twice.map((name) => t('sameKey', { name })),
      ]}
      label={t('label')}
      note={t('note', {
        steps: stepsOf(config)
          .map((step) => t(step))
          .join(' · '),
      })}
      renderSent={(saved) => (
        <PortalGate {...gate}>
          <SentEntry saved={saved} profilePath={config.profilePath} />
        </PortalGate>
      )}
    >
      {(keep) => (
        <PortalGate {...gate}>
          <Enlisting config={config} ground={ground} upload={upload} onSaved={keep} />
        </PortalGate>
      )}
    </FormSection>
  );
}
