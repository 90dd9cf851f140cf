import { useMemo } from 'react';
import { alerts } from '#src/alert/store.ts';
import { defineForm } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import type { Send } from '#src/forms/send.ts';
import { writtenField } from '#src/forms/written-field.ts';
import { languages } from '#src/i18n/languages.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { useProfileStatus } from '#src/account/useProfileStatus.ts';
import { useSaveProfile } from '#src/account/useSaveProfile.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The language of the account (Q1): that of mails, and of what the site does for the visitor elsewhere. */
export function AccountLanguage() {
  const t = useMessages<typeof en>();
  const { language, cmsMode } = usePage();
  const save = useSaveProfile();
  const { status, hasFailed, again } = useProfileStatus();
  const definition = useMemo(
    () =>
      defineForm([
        writtenField({
          name: 'language',
          label: t('languageLabel'),
          help: t('languageHelp'),
          type: 'select',
          required: true,
          options: languages.map((value) => ({ value, label: nativeName(value) })),
        }),
      ]),
    [t],
  );
  const known = status?.profile.language || language;
  const prefill = useMemo(() => ({ language: known }), [known]);

  if (hasFailed) return <FailureNote text={t(navigator.onLine ? 'failed' : 'offline')} onRetry={again} />;
  if (!status && cmsMode !== 'author')
    return (
      <Skeleton>
        <SkeletonBox shape="text" lines={2} />
        <SkeletonBox shape="button" />
      </Skeleton>
    );
  const send: Send = async ({ language: chosen }, options) => {
    await save({ language: chosen }, options);
    return {};
  };
  return (
    <Form
      definition={definition}
      sendLabel={t('save')}
      prefill={prefill}
      send={send}
      onSent={() => alerts.raise({ type: 'success', description: t('saved') })}
    />
  );
}
