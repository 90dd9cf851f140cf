import { useMemo, useState } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { userIdOf, type User } from '#src/api/user.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { Form } from '#src/forms/Form.tsx';
import type { Upload } from '#src/forms/send.ts';
import type { Values } from '#src/forms/values.ts';
import type { MapGround } from '#src/map/map-props.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { profileHref } from '#src/partners/profile-href.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import { Conflict } from './Conflict.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { DraftNote } from './DraftNote.tsx';
import { forgetEnlistDraft, readEnlistDraft } from './enlist-draft.ts';
import { valuesOf } from './entry-body.ts';
import { defineEntry, productName, rowsName } from './fields.tsx';
import type en from './messages/en.json';
import { PlaceMap } from './PlaceMap.tsx';
import { KeepRows, RowButtons } from './ProductRows.tsx';
import type { Saved } from './SentEntry.tsx';
import { Twin } from './Twin.tsx';
import { useSendEntry } from './useSendEntry.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly ground: MapGround;
  readonly upload: Upload | undefined;
  /** The entry that is changed; undefined for a new one. */
  readonly entry?: PartnerEntry;
  readonly onSaved: (saved: Saved) => void;
}

/** What is known of a company that has no entry yet. */
function knownOf(user: User | null): Values {
  const name = user?.company?.companyName ?? '';
  const script = /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en';
  return { [rowsName]: '1', [`names.${script}`]: name, email: user?.email ?? '' };
}

/** The form of an entry, in steps, with a draft on this device. */
export function EntryForm({ config, ground, upload, entry: given, onSaved }: Props) {
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const { wordFor } = useValueWords(true);
  // What was found first stays: the form is filled in by it.
  const [entry] = useState(given);
  const [owner] = useState(() => (user ? userIdOf(user) : ''));
  const [start] = useState(() => (entry ? valuesOf(entry) : knownOf(user)));
  const [draft, setDraft] = useState(() =>
    config.draft ? readEnlistDraft(owner, entry?.companyId) : undefined,
  );
  const prefill = useMemo((): Values => ({ ...start, ...draft?.values }), [start, draft]);
  const companyId = entry?.companyId;
  const canUpload = upload !== undefined;
  const { profilePath } = config;

  const definition = useMemo(
    () =>
      defineEntry({
        config,
        t,
        wordFor,
        isChange: entry !== undefined,
        ...(entry && { present: entry }),
        canUpload,
        map: <PlaceMap ground={ground} />,
        belowNames: {
          en: <Twin language="en" companyId={companyId} profilePath={profilePath} />,
          ar: <Twin language="ar" companyId={companyId} profilePath={profilePath} />,
        },
        belowProducts: listOf(config.maxProducts, (index) => (
          <RowButtons key={productName(index)} index={index} most={config.maxProducts} />
        )),
      }),
    [config, t, wordFor, entry, canUpload, ground, companyId, profilePath],
  );
  const { send, twin, other } = useSendEntry(config, definition, entry);

  const ownWords = ({ error }: ApiError) =>
    error === 'duplicate' ? t('duplicate') : error === 'changed' ? t('changed') : undefined;
  return (
    <Form
      definition={definition}
      send={send}
      upload={upload}
      prefill={prefill}
      prefillAt={draft && Date.parse(draft.savedAt)}
      startStep={draft && Math.min(draft.step, definition.steps.length)}
      sendLabel={t(entry ? 'save' : 'submit')}
      onSent={({ reference = '' }) => {
        forgetEnlistDraft(owner);
        onSaved({ companyId: reference, isNew: !entry });
      }}
      ownWords={ownWords}
      otherWay={
        twin &&
        profilePath && (
          <Button
            href={profileHref(profilePath, twin)}
            look="stroke"
            size="small"
            event={{ event: 'cta_click', clickText: t('openEntry') }}
          >
            {t('openEntry')}
          </Button>
        )
      }
      above={
        <>
          {draft && <DraftNote draft={draft} start={start} onForget={() => setDraft(undefined)} />}
          {other && <Conflict other={other} />}
        </>
      }
      actions={
        <>
          <KeepRows />
          {config.draft && owner && <DraftKeeper owner={owner} companyId={companyId} start={start} />}
        </>
      }
      hasHoneypot={false}
    />
  );
}
