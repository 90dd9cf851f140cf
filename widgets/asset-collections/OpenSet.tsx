import { useRef, useState } from 'react';
import type { Collection } from '#src/assets/asset.schema.ts';
import type { KnownCollection } from '#src/assets/useCollection.ts';
import { edit } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { AddAll } from './AddAll.tsx';
import styles from './asset-collections.module.css';
import { DeleteSet } from './DeleteSet.tsx';
import { FieldsButton } from './FieldsButton.tsx';
import { FileList } from './FileList.tsx';
import type en from './messages/en.json';
import { SetFields } from './SetFields.tsx';
import { ToLibrary } from './SetList.tsx';
import { ShareSet } from './ShareSet.tsx';
import { Troubles } from './Troubles.tsx';
import { useEditing } from './useEditing.ts';
import { countOf } from './merge.ts';
import { ViewHeading } from './ViewHeading.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly known: KnownCollection;
  readonly collection: Collection;
  readonly onOpen: (id: string, words?: string) => void;
  readonly onSay: (words: string) => void;
}

/** A set of the visitor's own: its name and note, its files in their order, and what can be done with all of it. */
export function OpenSet({ config, known, collection, onOpen, onSay }: Props) {
  const t = useMessages<typeof en>();
  const editing = useEditing(known, collection, (name) => onSay(t('named', { name })));
  const { set, change, theirs } = editing;
  const { id, name, description, items, missing } = set;
  const button = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isEdited, setEdited] = useState(false);

  const closeFields = () => {
    setEdited(false);
    button.current?.focus();
  };
  const keep = (newName: string, note: string) => {
    const isOther = { name: newName !== name, note: note !== description };
    if (isOther.name || isOther.note)
      change({ ...(isOther.name && { name: newName }), ...(isOther.note && { description: note }) });
    closeFields();
  };
  return (
    <>
      <div ref={head} className={styles['names']} tabIndex={-1}>
        <ViewHeading>
          <span dir="auto">{name}</span>
        </ViewHeading>
        {description && (
          <p className={styles['note']}>
            <bdi>{description}</bdi>
          </p>
        )}
        <p className={styles['quiet']}>{t('filesOf', { count: countOf(set), maximum: config.maxItems })}</p>
      </div>
      <Troubles
        editing={editing}
        maximum={config.maxItems}
        onDecided={() => head.current?.focus({ preventScroll: true })}
      />
      {!theirs && (
        <>
          <div className={styles['actions']}>
            <AddAll config={config} items={items} />
            <FieldsButton
              ref={button}
              label={t('edit')}
              glyph={edit}
              isOpen={isEdited}
              onToggle={() => setEdited(!isEdited)}
            />
            {config.shareable && <ShareSet set={set} onShare={known.share} />}
            <DeleteSet id={id} name={name} onDeleted={() => onOpen('', t('deleted', { name }))} />
          </div>
          {isEdited && (
            <SetFields
              name={name}
              note={description}
              action={t('save')}
              onKeep={keep}
              onCancel={closeFields}
            />
          )}
          {missing.length > 0 && (
            <div className={styles['notice']}>
              <p>{t('missing', { count: missing.length })}</p>
              <Button look="stroke" size="small" onClick={() => change({ files: { items, missing: [] } })}>
                {t('takeOut')}
              </Button>
            </div>
          )}
          {items.length === 0 && (
            <div className={styles['notice']}>
              <p>{t('noFiles')}</p>
              <ToLibrary href={config.searchPath} />
            </div>
          )}
          <FileList config={config} set={set} onChange={(files) => change({ files })} />
        </>
      )}
    </>
  );
}
