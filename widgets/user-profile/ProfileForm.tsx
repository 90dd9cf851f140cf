import { nativeNameOf } from '#src/i18n/native-name.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { ProfileStatus } from '#src/account/account.schema.ts';
import type { User } from '#src/api/user.ts';
import { defineForm } from '#src/forms/definition.ts';
import type { Field } from '#src/forms/field.schema.ts';
import { Form } from '#src/forms/Form.tsx';
import { writtenField } from '#src/forms/written-field.ts';
import { languages } from '#src/i18n/languages.ts';
import { useSaveProfile } from '#src/account/useSaveProfile.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import type en from './messages/en.json';
import type { ProfileField } from './sections.ts';
import { rawValue } from './useFieldValues.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { FieldName } from './widget.ts';

interface Props {
  readonly user: User;
  readonly status: ProfileStatus | undefined;
  /** The editable fields of a section. */
  readonly fields: readonly ProfileField[];
  readonly saveLabel: string;
  /** Something that was typed before stands in it. */
  readonly isRestored: boolean;
  /** The profile was changed elsewhere meanwhile: it is to be asked for again. */
  readonly onChanged: () => void;
  readonly onSaved: () => void;
}

type Kind = Partial<Field>;

/** What each field is to the form engine; all stand side by side where there is room. */
const kinds: Partial<Record<FieldName, Kind>> = {
  firstName: { pattern: 'lettersAndSpaces', autocomplete: 'given-name' },
  lastName: { pattern: 'lettersAndSpaces', autocomplete: 'family-name' },
  phone: { type: 'tel' },
  country: { type: 'country' },
  birthYear: { type: 'select', autocomplete: 'bday-year' },
  language: { type: 'select' },
};

/** The first year of birth that is offered. */
const firstYear = 1900;

/** The form of one section. What was emptied is saved as empty; fields of other sections are left as they are. */
export function ProfileForm(props: Props) {
  const { fields, saveLabel, isRestored, onChanged, onSaved } = props;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const save = useSaveProfile();
  const root = useRef<HTMLDivElement>(null);
  const [isDirty, setDirty] = useState(isRestored);
  useLeaveWarning(isDirty);
  // As it stood when editing began: what is asked again meanwhile must not fill what the visitor has emptied.
  const [prefill] = useState(() =>
    Object.fromEntries(fields.map(({ name }) => [name, rawValue(name, props.user, props.status)])),
  );
  const [year] = useState(() => new Date().getFullYear());
  const definition = useMemo(() => {
    const years = listOf(year - firstYear + 1, (index) => String(year - index));
    const optionsOf = (name: FieldName) => {
      const known = prefill[name] ? [prefill[name]] : [];
      if (name === 'language')
        return [...new Set([...languages, ...known])].map((value) => ({ value, label: nativeNameOf(value) }));
      if (name !== 'birthYear') return [];
      return [...new Set([...years, ...known])].map((value) => ({
        value,
        label: format.number(Number(value), { useGrouping: false }) || value,
      }));
    };
    return defineForm(
      fields.map(({ name, isRequired }) =>
        writtenField({
          name,
          label: t(name),
          width: 'half',
          required: isRequired,
          options: optionsOf(name),
          ...kinds[name],
        }),
      ),
    );
  }, [fields, prefill, year, t, format]);

  useEffect(() => root.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  return (
    <div ref={root} onInput={() => setDirty(true)}>
      <Form
        definition={definition}
        sendLabel={saveLabel || t('save')}
        prefill={prefill}
        send={async (answers, options) => {
          try {
            await save(Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? ''])), options);
          } catch (reason) {
            if (reason instanceof ApiError && reason.status === 409) onChanged();
            throw reason;
          }
          return {};
        }}
        onSent={() => {
          setDirty(false);
          onSaved();
        }}
      />
    </div>
  );
}
