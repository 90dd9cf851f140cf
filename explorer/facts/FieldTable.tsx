import { Fragment, memo, useId, useState } from 'react';
import type { Field } from '../../cms/form/form.ts';
import type { WidgetData } from '../data.ts';
import { useWords } from '../words.ts';
import { AuthorText } from './AuthorText.tsx';
import { fieldRows, matchingRows, type FieldRow, type Limits } from './field-rows.ts';
import words from './words.json' with { type: 'json' };

/** From this many fields on there is a search. */
const many = 12;

const columns = ['path', 'type', 'default', 'limits', 'description'] as const;

/** All fields of a widget as a table, in which words can be searched. It stays as it is while the log grows beside it. */
export const FieldTable = memo(function FieldTable({ widget }: { readonly widget: WidgetData }) {
  const t = useWords(words);
  const searchId = useId();
  const [question, setQuestion] = useState('');
  const rows = fieldRows(widget.form, widget.schema);
  const found = matchingRows(rows, question, widget.arabic);

  return (
    <>
      {rows.length > many && (
        <div className="ex-facts-search">
          <label className="ex-label" htmlFor={searchId}>
            {t('search')}
          </label>
          <input
            id={searchId}
            className="ex-input"
            type="search"
            dir="auto"
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
          <p className="ex-hint" role="status">
            {found.length === 0 ? t('noneFound') : t('found', { count: found.length })}
          </p>
        </div>
      )}
      <table className="ex-table ex-facts-table" hidden={found.length === 0}>
        <caption className="ex-hidden">{t('fields')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <Row key={row.path} row={row} arabic={widget.arabic} />
          ))}
        </tbody>
      </table>
    </>
  );
});

function Row({ row, arabic }: { readonly row: FieldRow; readonly arabic: WidgetData['arabic'] }) {
  const t = useWords(words);
  const { path, depth, field, initial, limits } = row;
  return (
    <tr>
      <th scope="row" data-depth={Math.min(depth, 4)}>
        <code dir="ltr" translate="no">
          <Path path={path} />
        </code>
        <span className="ex-facts-title">
          <AuthorText text={field.title} arabic={arabic} />
        </span>
      </th>
      <td data-name={t('type')}>
        <Kind field={field} arabic={arabic} />
      </td>
      <td data-name={t('default')}>
        {initial === undefined ? (
          <span className="ex-facts-none">{t('none')}</span>
        ) : (
          <code dir="ltr" translate="no">
            {JSON.stringify(initial)}
          </code>
        )}
      </td>
      <td data-name={t('limits')}>
        {field.isRequired && <strong className="ex-facts-required">{t('required')}</strong>}
        <LimitsIn limits={limits} isRequired={field.isRequired} />
      </td>
      <td data-name={t('description')}>
        <AuthorText text={field.description} arabic={arabic} />
      </td>
    </tr>
  );
}

/** A path that may go on in the next line after a dot. */
const Path = ({ path }: { readonly path: string }) => {
  const [first, ...rest] = path.split('.');
  return (
    <>
      {first}
      {rest.map((name, index) => (
        <Fragment key={rest.slice(0, index + 1).join('.')}>
          .<wbr />
          {name}
        </Fragment>
      ))}
    </>
  );
};

/** What may be written, with the values of a choice as they are stored. */
function Kind({ field, arabic }: { readonly field: Field; readonly arabic: WidgetData['arabic'] }) {
  const t = useWords(words);
  const choices = 'choices' in field ? (field.choices ?? []) : [];
  return (
    <>
      {t(kindOf(field))}
      {choices.length > 0 && (
        <ul className="ex-facts-choices">
          {choices.map(({ value, title }) => (
            <li key={value}>
              <code dir="ltr" translate="no">
                {value}
              </code>
              {title !== value && (
                <>
                  {' '}
                  <AuthorText text={title} arabic={arabic} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function kindOf(field: Field): keyof typeof words.en & `kind-${string}` {
  if (field.kind === 'number' && field.isInteger) return 'kind-integer';
  if (field.kind === 'texts' && field.choices) return 'kind-several';
  if (field.kind === 'texts' && field.areNumbers) return 'kind-numbers';
  return 'options' in field && field.options === 'icons' ? 'kind-icon' : `kind-${field.kind}`;
}

function LimitsIn({ limits, isRequired }: { readonly limits: Limits; readonly isRequired: boolean }) {
  const t = useWords(words);
  const { of, least, most } = limits;
  if (least === undefined && most === undefined)
    return isRequired ? null : <span className="ex-facts-none">{t('none')}</span>;
  if (of === 'text') return t('text-most', { count: most ?? 0 });
  if (of === 'list')
    return [
      ...(least === undefined ? [] : [t('list-least', { count: least })]),
      ...(most === undefined ? [] : [t('list-most', { count: most })]),
    ].map((text) => (
      <span key={text} className="ex-facts-limit">
        {text}
      </span>
    ));
  if (least === undefined) return t('number-most', { most: most ?? 0 });
  return most === undefined ? t('number-least', { least }) : t('number-both', { least, most });
}
