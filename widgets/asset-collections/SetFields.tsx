import { useId, useState, type KeyboardEvent } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { collectionName, longestName } from '#src/assets/collection-name.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { byId } from '#src/page/dom.ts';
import { stripMarkup } from '#src/text/plain.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';

/** Characters of a note. */
const longestNote = 10_000;

interface Props {
  /** What the fields have at first. */
  readonly name?: string;
  readonly note?: string;
  /** Words of the button that keeps them. */
  readonly action: string;
  /** Keeps them; they stay, and it is said why, where this fails. */
  readonly onKeep: (name: string, note: string) => Promise<void> | void;
  readonly onCancel: () => void;
}

/** The name and the note of a set. Enter in the name keeps both, Escape neither. */
export function SetFields({ name = '', note = '', action, onKeep, onCancel }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const say = useAnnounce();
  const nameField = useId();
  const [typedName, typeName] = useState(name);
  const [typedNote, typeNote] = useState(note);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const keep = async (field: HTMLElement | null) => {
    if (isSending) return;
    const good = collectionName(typedName);
    setFailure(undefined);
    setFault(good === undefined ? words('collectionNameRule') : undefined);
    if (good === undefined) {
      field?.focus();
      return;
    }
    setSending(true);
    try {
      await onKeep(good, stripMarkup(typedNote).trim());
    } catch (reason) {
      const text = assetErrorText(words, reason);
      setFailure(text);
      say(text, 'assertive');
    }
    setSending(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Else the form of the page around it would be sent.
    event.preventDefault();
    if (event.key === 'Escape') onCancel();
    else void keep(event.currentTarget);
  };
  return (
    <div className={styles['fields']}>
      <FieldShell id={nameField} label={words('collectionName')} error={fault} isRequired>
        {(control) => (
          <input
            {...control}
            form=""
            type="text"
            autoComplete="off"
            maxLength={longestName}
            value={typedName}
            onChange={({ target }) => typeName(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldShell>
      <FieldShell label={t('noteField')}>
        {(control) => (
          <textarea
            {...control}
            form=""
            rows={3}
            maxLength={longestNote}
            value={typedNote}
            onChange={({ target }) => typeNote(target.value)}
          />
        )}
      </FieldShell>
      {failure && <p className={styles['fault']}>{failure}</p>}
      <div className={styles['actions']}>
        <Button size="small" onClick={() => void keep(byId(nameField))}>
          {action}
        </Button>
        <Button look="stroke" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
