import { useState } from 'react';
import type { ListField } from '../../cms/form/form.ts';
import { plus } from '#src/icon/glyphs.ts';
import { About, Title, useControl, type OuterFieldProps } from './FieldFrame.tsx';
import { ownWords } from './field-values.ts';
import { Collapsible } from './Collapsible.tsx';
import { Glyph } from '../Glyph.tsx';
import { OrderButtons } from '../order/OrderButtons.tsx';
import { shownIn } from './pictures.ts';
import { RawControl } from './PlainControls.tsx';
import { useTranslatedText } from './TranslatedText.tsx';
import { useFormWords, useTools } from './tools.ts';
import { entriesOf, groupOf, movedPaths, withAdded, withEntry, withMoved, without } from './values.ts';

/** Several entries of the same fields: each opens, moves up and down, and goes; what has gone can be called back. */
export function ListControl(props: OuterFieldProps<ListField>) {
  const { field, path, value, onChange } = props;
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const { idOf, setOpen, focus, removal, noteRemoval } = useTools();
  const [moved, setMoved] = useState('');
  const { id, ...described } = useControl(props, false);
  const entries = entriesOf(value);
  const { most = Infinity, fields } = field;
  const isFull = entries.length >= most;
  const removed = removal?.list === path ? removal : undefined;
  const nameOf = (index: number) =>
    ownWords(fields, entries[index]) ?? t('entry', { number: String(index + 1) });

  const add = () => {
    if (isFull) return;
    const at = `${path}[${entries.length}]`;
    onChange(withAdded(value, {}));
    setOpen((open) => new Set([...open, at]));
    focus(idOf(`${at}.${fields[0]?.name}`));
  };
  const move = (from: number, to: number, button: string) => {
    if (to < 0 || to >= entries.length) return;
    onChange(withMoved(value, from, to));
    setOpen((open) => movedPaths(open, path, (index) => (index === from ? to : index === to ? from : index)));
    setMoved(t('moved', { name: nameOf(from), place: String(to + 1), entries: String(entries.length) }));
    focus(`${idOf(`${path}[${to}]`)}-${button}`);
  };
  const remove = (index: number) => {
    onChange(without(value, index));
    setOpen((open) => movedPaths(open, path, (at) => (at === index ? undefined : at > index ? at - 1 : at)));
    setMoved('');
    noteRemoval({ list: path, index, name: nameOf(index) });
    focus(`${id}-undo`);
  };

  const rows = entries.map((entry, index) => (
    // An entry has no name of its own: its place is all that tells it from the others.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index}>
      <Entry
        field={field}
        Inside={props.Inside}
        path={`${path}[${index}]`}
        value={entry}
        index={index}
        last={entries.length - 1}
        name={nameOf(index)}
        onMove={(to, button) => move(index, to, button)}
        onRemove={() => remove(index)}
        onChange={(next) => onChange(withEntry(value, index, next ?? {}))}
      />
    </li>
  ));
  const note = removed && (
    <li key="removed">
      <Removed id={`${id}-undo`} name={removed.name} />
    </li>
  );

  return (
    <fieldset id={id} tabIndex={-1} className="ex-form-field ex-form-set" {...described}>
      <legend className="ex-label">
        <Title field={field} />
      </legend>
      <About field={field} path={path} />
      {rows.length + (note ? 1 : 0) > 0 ? (
        <ol className="ex-form-list">{note ? rows.toSpliced(removed.index, 0, note) : rows}</ol>
      ) : (
        <p className="ex-hint">{t('noEntries')}</p>
      )}
      <p role="status" className="ex-hidden">
        {removed ? t('removed', { name: removed.name }) : moved}
      </p>
      <button
        type="button"
        className="ex-button ex-form-add"
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${id}-full` : undefined}
        onClick={add}
      >
        <Glyph glyph={plus} />
        {t('add', { list: translated(field.title) })}
      </button>
      {isFull && (
        <p id={`${id}-full`} className="ex-hint">
          {t('full', { count: entries.length })}
        </p>
      )}
    </fieldset>
  );
}

interface EntryProps extends OuterFieldProps<ListField> {
  readonly index: number;
  /** Index of the last entry. */
  readonly last: number;
  readonly name: string;
  /** `button`: the one that was pressed, which keeps the focus at the entry's new place. */
  readonly onMove: (to: number, button: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

function Entry({ field, path, value, index, last, name, onMove, onRemove, onChange, Inside }: EntryProps) {
  const { idOf } = useTools();
  const id = idOf(path);
  const image = field.fields.find(({ kind }) => kind === 'image');
  const buttons = (
    <OrderButtons
      id={id}
      name={name}
      canMoveUp={index > 0}
      canMoveDown={index < last}
      onMove={(button) => onMove(button === 'up' ? index - 1 : index + 1, button)}
      onRemove={onRemove}
    />
  );
  return (
    <Collapsible
      path={path}
      title={
        <>
          <span aria-hidden="true" className="ex-form-order">
            {index + 1}
          </span>
          <bdi>{name}</bdi>
        </>
      }
      picture={image ? shownIn(groupOf(value)?.[image.name]) : ''}
      buttons={buttons}
    >
      {() =>
        groupOf(value) ? (
          <Inside fields={field.fields} value={value} path={path} onChange={onChange} />
        ) : (
          <RawControl
            field={{ ...field, title: name, description: '', isRequired: false }}
            path={`${path}-raw`}
            value={value}
            onChange={onChange}
          />
        )
      }
    </Collapsible>
  );
}

/** Stands where an entry was, for as long as it can be called back. */
function Removed({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useFormWords();
  const { undo } = useTools();
  return (
    <div className="ex-form-removed">
      <span id={`${id}-what`}>{t('removed', { name })}</span>
      <button type="button" id={id} className="ex-button" aria-describedby={`${id}-what`} onClick={undo}>
        {t('undo')}
      </button>
    </div>
  );
}
